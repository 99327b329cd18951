import { PAGE_SIZE } from '@bigorna/domain/limits';
import { folded } from '#app/folded.ts';
import type { KnownCard } from '#app/mods/use-mod-cards.ts';
import type { FavoriteMark } from '#session/live/live-table.ts';
import type { FavoriteSort, FavoritesState } from './favorites-state.ts';

/** Whether the cards of all favorites must be known, not only those of the page shown. */
export const needsAllCards = ({ q, s }: Pick<FavoritesState, 'q' | 's'>): boolean => q !== '' || s !== 'newest';

type Card = NonNullable<KnownCard>;

const ORDERS: Readonly<Record<Exclude<FavoriteSort, 'newest'>, (a: Card, b: Card) => number>> = {
  title: (a, b) => a.title.localeCompare(b.title),
  downloads: (a, b) => b.downloads - a.downloads,
  updated: (a, b) => Date.parse(b.updated_at) - Date.parse(a.updated_at),
};

const ordered = (marks: readonly FavoriteMark[], sort: FavoriteSort, cardOf: (id: string) => KnownCard) => {
  if (sort === 'newest') return marks;
  const compare = ORDERS[sort];
  // Those that are gone have nothing to be ordered by: they come last.
  return marks.toSorted((one, other) => {
    const [a, b] = [cardOf(one.mod_id), cardOf(other.mod_id)];
    return a && b ? compare(a, b) : Number(!a) - Number(!b);
  });
};

const matches = (card: KnownCard, words: readonly string[]): boolean => {
  const text = card ? folded(`${card.title} ${card.author} ${card.short_description}`) : '';
  return words.every((word) => text.includes(word));
};

export interface ShownFavorites {
  /** Of the page. */
  marks: readonly FavoriteMark[];
  total: number;
  page: number;
  pages: number;
}

/** The page of favorites that a state asks for; the last one where there are fewer. */
export const shownFavorites = (
  marks: readonly FavoriteMark[],
  { q, s, page: asked }: FavoritesState,
  cardOf: (id: string) => KnownCard,
): ShownFavorites => {
  const words = folded(q).split(/\s+/).filter(Boolean);
  const found = words.length > 0 ? marks.filter(({ mod_id }) => matches(cardOf(mod_id), words)) : marks;
  const pages = Math.max(1, Math.ceil(found.length / PAGE_SIZE));
  const page = Math.min(asked, pages);
  const from = (page - 1) * PAGE_SIZE;
  return { marks: ordered(found, s, cardOf).slice(from, from + PAGE_SIZE), total: found.length, page, pages };
};
