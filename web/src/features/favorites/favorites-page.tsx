import type { CurrentUser } from '@bigorna/domain/endpoints/auth.schemas';
import { useCallback, useRef, useState } from 'react';
import { defineMessage, defineMessages } from 'react-intl';
import { LoadFailure } from '#shared/failures/load-failure.tsx';
import { useFavorites } from '#shared/favorites/use-favorites.ts';
import { useLongHistory } from '#shared/history/use-long-history.ts';
import { translate } from '#shared/i18n/translate.tsx';
import { CardSkeletons } from '#shared/mods/mod-skeletons.tsx';
import { useLoadedCards } from '#shared/mods/use-mod-cards.ts';
import { PageLinks } from '#shared/page/page-links.tsx';
import { useUrlState } from '#shared/routing/url-state.ts';
import { useAuth } from '#shared/session/auth-context.tsx';
import { FavoriteCards } from './components/favorite-cards.tsx';
import { FavoritesFilters } from './components/favorites-filters.tsx';
import { NoFavorites } from './components/no-favorites.tsx';
import { FAVORITES_URL, type FavoritesState } from './favorites-state.ts';
import { hasToLoadAllCards, selectFavorites } from './visible-favorites.ts';

const messages = defineMessages({
  title: { id: 'favorites.title', defaultMessage: 'Seus favoritos' },
  lead: {
    id: 'favorites.lead',
    defaultMessage: 'Os mods e addons que você favoritou, em qualquer aparelho.',
  },
  list: { id: 'favorites.list', defaultMessage: 'Lista' },
  loading: { id: 'favorites.loading', defaultMessage: 'Carregando seus favoritos...' },
  failed: { id: 'favorites.loadFailed', defaultMessage: 'Não foi possível carregar seus favoritos' },
});
const resultCount = defineMessage<{ readonly total: number }>({
  id: 'favorites.total',
  defaultMessage: '{total, plural, =0 {Nenhum favorito} one {# favorito} many {# de favoritos} other {# favoritos}}',
});

const NOTHING_KNOWN = () => undefined;
const SKELETONS = 6;

/** Ids of the cards to request. Keeps the previous ids while they include all needed ids. */
const useGrowingIds = (needed: readonly string[]): readonly string[] => {
  const [requested, setRequested] = useState(needed);
  const known = new Set(requested);
  if (needed.every((id) => known.has(id))) return requested;
  setRequested(needed);
  return needed;
};

/** Favorites of the list page that the URL selects, with their cards. */
const useVisibleFavorites = (state: FavoritesState) => {
  const favorites = useFavorites();
  const marks = favorites.data ?? [];
  const isWhole = hasToLoadAllCards(state);
  const needed = isWhole ? marks : selectFavorites(marks, state, NOTHING_KNOWN).marks;
  const cards = useLoadedCards(useGrowingIds(needed.map(({ mod_id }) => mod_id)));
  const isIncomplete = needed.some(({ mod_id }) => cards.getCard(mod_id) === undefined);
  const isFailed = favorites.status === 'failed' || (isIncomplete && cards.error !== null);
  // A page shows its cards as they arrive, but search and sort need all cards.
  const isLoading = favorites.status === 'loading' || (isWhole && isIncomplete);
  const retry = (): void => {
    if (favorites.status === 'failed') favorites.retry();
    if (cards.error) cards.retry();
  };
  return {
    ...selectFavorites(marks, state, cards.getCard),
    all: marks.length,
    status: isFailed ? 'failed' : isLoading ? 'loading' : 'ready',
    error: cards.error,
    getCard: cards.getCard,
    retry,
  };
};

const Favorites = ({ user }: { user: CurrentUser }) => {
  const { state, change, pageHref } = useUrlState(FAVORITES_URL);
  const { status, marks, all, total, page, pages, getCard, error, retry } = useVisibleFavorites(state);
  const { entries: history } = useLongHistory(user.id);
  const title = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLHeadingElement>(null);
  const focusTitle = useCallback(() => title.current?.focus(), []);
  // Shows the controls while the list loads, so that they do not push the list down.
  const hasSome = status === 'loading' || all > 0;
  return (
    <div className="wrap grid grid-cols-1 content-start gap-6 py-8">
      <div>
        <h1 ref={title} tabIndex={-1}>
          {translate(messages.title)}
        </h1>
        <p className="mt-2 text-text-2">{translate(messages.lead)}</p>
      </div>
      {(hasSome || state.q !== '') && <FavoritesFilters state={state} change={change} />}
      <section>
        <h2 ref={list} tabIndex={-1} className="sr-only">
          {translate(messages.list)}
        </h2>
        {hasSome && (
          <p className="note mb-3 min-h-[1.55em]" aria-live="polite">
            {status === 'ready' && translate(resultCount, { total })}
          </p>
        )}
        {status === 'loading' && (
          <>
            <p className="sr-only" role="status">
              {translate(messages.loading)}
            </p>
            <CardSkeletons count={SKELETONS} />
          </>
        )}
        {status === 'failed' && (
          <LoadFailure error={error} onRetry={retry}>
            {translate(messages.failed)}
          </LoadFailure>
        )}
        {status === 'ready' &&
          (marks.length > 0 ? (
            <FavoriteCards marks={marks} getCard={getCard} history={history} focusAfter={focusTitle} />
          ) : (
            <NoFavorites onShowAll={all > 0 ? () => change({ q: '' }) : undefined} />
          ))}
      </section>
      {status === 'ready' && (
        <PageLinks page={page} pages={pages} getHref={pageHref} onNavigate={() => list.current?.focus()} />
      )}
    </div>
  );
};

/** Page /favorites: the member's favorites, live. */
export const Component = () => {
  const { user } = useAuth();
  return user ? <Favorites user={user} /> : null;
};
