import { Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { defineMessage, useIntl } from 'react-intl';
import { HistoryLine } from '#shared/history/history-line.tsx';
import type { ListedEntry } from '#shared/history/read-history-entry.ts';
import { useModCards } from '#shared/mods/use-mod-cards.ts';

const removeLabel = defineMessage<{ readonly title: string }>({
  id: 'downloads.remove',
  defaultMessage: 'Remover {title} do histórico',
});

interface HistoryLinesProps {
  entries: readonly ListedEntry[];
  isLeaving: (modId: string) => boolean;
  onRemove: (modId: string) => void;
  /** Called to move focus when the last line disappears. */
  focusAfter: () => void;
}

/** After a line is removed, moves the lost focus to the next line's button. */
const useFocusAfterRemoval = (entries: readonly ListedEntry[], focusAfter: () => void) => {
  const list = useRef<HTMLUListElement>(null);
  const left = useRef<{ modId: string; index: number }>(undefined);
  useEffect(() => {
    const removed = left.current;
    if (!removed || entries.some(({ mod_id }) => mod_id === removed.modId)) return;
    left.current = undefined;
    if (document.activeElement !== document.body) return;
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
    const next = buttons[Math.min(removed.index, buttons.length - 1)];
    if (next) next.focus();
    else focusAfter();
  }, [entries, focusAfter]);
  const remember = (modId: string, index: number): void => {
    left.current = { modId, index };
  };
  return { list, remember };
};

/** Downloads of a page, each with a remove button. */
export const HistoryLines = ({ entries, isLeaving, onRemove, focusAfter }: HistoryLinesProps) => {
  const intl = useIntl();
  const getCard = useModCards(entries.map(({ mod_id }) => mod_id));
  const { list, remember } = useFocusAfterRemoval(entries, focusAfter);
  return (
    <ul ref={list} className="line-list">
      {entries.map((entry, index) => {
        const card = getCard(entry.mod_id);
        const leaving = isLeaving(entry.mod_id);
        const label = intl.formatMessage(removeLabel, { title: card?.title ?? entry.title });
        return (
          <li key={entry.mod_id}>
            <HistoryLine entry={entry} card={card} heading="h3" isRemoving={leaving}>
              <button
                type="button"
                className="icon-btn"
                data-remove=""
                aria-label={label}
                title={label}
                aria-disabled={leaving}
                onClick={() => {
                  if (leaving) return;
                  remember(entry.mod_id, index);
                  onRemove(entry.mod_id);
                }}
              >
                <Trash2 aria-hidden size={18} />
              </button>
            </HistoryLine>
          </li>
        );
      })}
    </ul>
  );
};
