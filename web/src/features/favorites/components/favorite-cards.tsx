import type { HistoryEntry } from '@bigorna/domain/endpoints/downloads';
import type { ModCard as Mod } from '@bigorna/domain/endpoints/mods';
import { compareVersions } from '@bigorna/domain/version-order';
import { CircleArrowUp } from 'lucide-react';
import { useCallback, useEffect, useRef } from 'react';
import { defineMessage, FormattedMessage } from 'react-intl';
import { ModCard } from '#app/mods/mod-card.tsx';
import { CardSkeleton } from '#app/mods/mod-skeletons.tsx';
import type { KnownCard } from '#app/mods/use-mod-cards.ts';
import type { FavoriteMark } from '#session/live/live-table.ts';
import { Pill } from '#ui/pill.tsx';
import { GoneFavorite } from './gone-favorite.tsx';

const newer = defineMessage<{ readonly version: string }>({
  id: 'history.newer',
  defaultMessage: 'Há uma versão mais nova: {version}',
});

/** The member has an older version than there is. */
const NewerMark = ({ mod, entry }: { mod: Mod; entry: HistoryEntry | undefined }) =>
  entry && compareVersions(mod.version, entry.version) > 0 ? (
    <Pill tone="on">
      <CircleArrowUp aria-hidden size={15} />
      <FormattedMessage {...newer} values={{ version: mod.version }} />
    </Pill>
  ) : null;

/** After a card goes, the focus that was on its heart goes on to the next one's. */
const useFocusAfterRemoval = (marks: readonly FavoriteMark[], focusAfter: () => void) => {
  const list = useRef<HTMLDivElement>(null);
  const clicked = useRef<{ index: number; modId: string | undefined }>(undefined);
  const hearts = useCallback(
    (): HTMLElement[] => [...(list.current?.querySelectorAll<HTMLElement>('.heart') ?? [])],
    [],
  );
  useEffect(() => {
    const removed = clicked.current;
    if (!removed || marks.some(({ mod_id }) => mod_id === removed.modId)) return;
    clicked.current = undefined;
    if (document.activeElement !== document.body) return;
    const next = hearts()[Math.min(removed.index, marks.length - 1)];
    if (next) next.focus();
    else focusAfter();
  }, [marks, hearts, focusAfter]);
  const remember = (target: EventTarget): void => {
    const index = hearts().findIndex((heart) => heart.isSameNode(target instanceof Node ? target : null));
    clicked.current = index < 0 ? undefined : { index, modId: marks[index]?.mod_id };
  };
  return { list, remember };
};

interface FavoriteCardsProps {
  marks: readonly FavoriteMark[];
  cardOf: (id: string) => KnownCard;
  history: readonly HistoryEntry[];
  /** Takes the focus when the last card is gone. */
  focusAfter: () => void;
}

/** The favorites of a page as cards; those to come in their shape. */
export const FavoriteCards = ({ marks, cardOf, history, focusAfter }: FavoriteCardsProps) => {
  const { list, remember } = useFocusAfterRemoval(marks, focusAfter);
  const downloads = new Map(history.map((entry) => [entry.mod_id, entry]));
  return (
    <div ref={list} className="card-grid" onClickCapture={({ target }) => remember(target)}>
      {marks.map(({ mod_id }, index) => {
        const mod = cardOf(mod_id);
        const entry = downloads.get(mod_id);
        if (mod === null) return <GoneFavorite key={mod_id} modId={mod_id} entry={entry} />;
        if (mod === undefined) return <CardSkeleton key={mod_id} />;
        return <ModCard key={mod_id} mod={mod} note={<NewerMark mod={mod} entry={entry} />} eager={index === 0} />;
      })}
    </div>
  );
};
