import { Trash2 } from 'lucide-react';
import { defineMessage, useIntl } from 'react-intl';
import { HistoryLine } from '#shared/history/history-line.tsx';
import type { ListedEntry } from '#shared/history/read-history-entry.ts';
import { useModCards } from '#shared/mods/use-mod-cards.ts';
import { useFocusAfterRemoval } from '#shared/page/use-focus-after-removal.ts';

const removeLabel = defineMessage<{ readonly title: string }>({
  id: 'downloads.remove',
  defaultMessage: 'Excluir {title} do histórico',
});

interface HistoryLinesProps {
  entries: readonly ListedEntry[];
  isLeaving: (modId: string) => boolean;
  onRemove: (modId: string) => void;
  /** Called to move focus when the last line disappears. */
  focusAfter: () => void;
}

/** Downloads of a page, each with a remove button. */
export const HistoryLines = ({ entries, isLeaving, onRemove, focusAfter }: HistoryLinesProps) => {
  const intl = useIntl();
  const ids = entries.map(({ mod_id }) => mod_id);
  const getCard = useModCards(ids);
  const { list, remember } = useFocusAfterRemoval<HTMLUListElement>(ids, '[data-remove]', focusAfter);
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
                  remember(index);
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
