import type { ModCard as Mod } from '@bigorna/domain/endpoints/mods.schemas';
import { compareVersions } from '@bigorna/domain/version-order';
import { CircleArrowUp } from 'lucide-react';
import { defineMessage } from 'react-intl';
import type { ListedEntry } from '#shared/history/read-history-entry.ts';
import { translate } from '#shared/i18n/translate.tsx';
import type { FavoriteMark } from '#shared/live/live-table.ts';
import { ModCard } from '#shared/mods/mod-card.tsx';
import { CardSkeleton } from '#shared/mods/mod-skeletons.tsx';
import type { LoadedCard } from '#shared/mods/use-mod-cards.ts';
import { useFocusAfterRemoval } from '#shared/page/use-focus-after-removal.ts';
import { Pill } from '#shared/ui/pill.tsx';
import { UnavailableFavorite } from './unavailable-favorite.tsx';

const newer = defineMessage<{ readonly version: string }>({
  id: 'history.newer',
  defaultMessage: 'Nova versão disponível: {version}',
});

/** Marks a mod with a newer version than the member downloaded. */
const NewerMark = ({ mod, entry }: { mod: Mod; entry: ListedEntry | undefined }) =>
  entry?.version !== undefined && compareVersions(mod.version, entry.version) > 0 ? (
    <Pill tone="on">
      <CircleArrowUp aria-hidden size={15} />
      {translate(newer, { version: mod.version })}
    </Pill>
  ) : null;

const HEART = '.heart';

interface FavoriteCardsProps {
  marks: readonly FavoriteMark[];
  getCard: (id: string) => LoadedCard;
  history: readonly ListedEntry[];
  /** Called to move focus when the last card disappears. */
  focusAfter: () => void;
}

/** Favorites of a page as cards, with skeletons while they load. */
export const FavoriteCards = ({ marks, getCard, history, focusAfter }: FavoriteCardsProps) => {
  const { list, remember } = useFocusAfterRemoval<HTMLDivElement>(
    marks.map(({ mod_id }) => mod_id),
    HEART,
    focusAfter,
  );
  const rememberHeart = (target: EventTarget): void => {
    const hearts = [...(list.current?.querySelectorAll(HEART) ?? [])];
    remember(hearts.findIndex((heart) => heart.isSameNode(target instanceof Node ? target : null)));
  };
  const downloads = new Map(history.map((entry) => [entry.mod_id, entry]));
  return (
    <div ref={list} className="card-grid" onClickCapture={({ target }) => rememberHeart(target)}>
      {marks.map(({ mod_id }, index) => {
        const mod = getCard(mod_id);
        const entry = downloads.get(mod_id);
        if (mod === null) return <UnavailableFavorite key={mod_id} modId={mod_id} entry={entry} />;
        if (mod === undefined) return <CardSkeleton key={mod_id} />;
        return <ModCard key={mod_id} mod={mod} note={<NewerMark mod={mod} entry={entry} />} eager={index === 0} />;
      })}
    </div>
  );
};
