import { fold } from '@bigorna/domain/fold';
import { PAGE_SIZE } from '@bigorna/domain/limits';
import type { FavoriteMark } from '#shared/live/live-table.ts';
import type { LoadedCard } from '#shared/mods/use-mod-cards.ts';
import type { FavoriteSort, FavoritesState } from './favorites-state.ts';

/** Whether search or sort needs the cards of all favorites. */
export const hasToLoadAllCards = ({ q, s }: Pick<FavoritesState, 'q' | 's'>): boolean => q !== '' || s !== 'newest';

type Card = NonNullable<LoadedCard>;

const ORDERS: Readonly<Record<Exclude<FavoriteSort, 'newest'>, (a: Card, b: Card) => number>> = {
  title: (a, b) => a.title.localeCompare(b.title),
  downloads: (a, b) => b.downloads - a.downloads,
  updated: (a, b) => Date.parse(b.updated_at) - Date.parse(a.updated_at),
};

const ordered = (marks: readonly FavoriteMark[], sort: FavoriteSort, getCard: (id: string) => LoadedCard) => {
  if (sort === 'newest') return marks;
  const compare = ORDERS[sort];
  // Unavailable mods have no sort key, so they come last.
  return marks.toSorted((one, other) => {
    const [a, b] = [getCard(one.mod_id), getCard(other.mod_id)];
    return a && b ? compare(a, b) : Number(!a) - Number(!b);
  });
};

const matches = (card: LoadedCard, words: readonly string[]): boolean => {
  const text = card ? fold(`${card.title} ${card.author} ${card.short_description}`) : '';
  return words.every((word) => text.includes(word));
};

export interface VisibleFavorites {
  /** Favorites of the page. */
  marks: readonly FavoriteMark[];
  total: number;
  page: number;
  pages: number;
}

/** The page of favorites for a state; the last page if the requested page does not exist. */
export const selectFavorites = (
  marks: readonly FavoriteMark[],
  { q, s, page: requestedPage }: FavoritesState,
  getCard: (id: string) => LoadedCard,
): VisibleFavorites => {
  const words = fold(q).split(/\s+/).filter(Boolean);
  const matching = words.length > 0 ? marks.filter(({ mod_id }) => matches(getCard(mod_id), words)) : marks;
  const pages = Math.max(1, Math.ceil(matching.length / PAGE_SIZE));
  const page = Math.min(requestedPage, pages);
  const from = (page - 1) * PAGE_SIZE;
  return { marks: ordered(matching, s, getCard).slice(from, from + PAGE_SIZE), total: matching.length, page, pages };
};
