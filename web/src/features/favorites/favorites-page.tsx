import type { OwnUser } from '@bigorna/domain/endpoints/auth';
import { useCallback, useRef, useState } from 'react';
import { defineMessage, defineMessages, FormattedMessage } from 'react-intl';
import { useLongHistory } from '#app/history/use-long-history.ts';
import { LoadFailure } from '#app/load-failure.tsx';
import { CardSkeletons } from '#app/mods/mod-skeletons.tsx';
import { useKnownCards } from '#app/mods/use-mod-cards.ts';
import { PageLinks } from '#app/page-links.tsx';
import { useUrlState } from '#app/url-state.ts';
import { useAuth } from '#session/auth-context.tsx';
import { useFavorites } from '#session/favorites/use-favorites.ts';
import { FavoriteCards } from './components/favorite-cards.tsx';
import { FavoritesFilters } from './components/favorites-filters.tsx';
import { NoFavorites } from './components/no-favorites.tsx';
import { FAVORITES_URL, type FavoritesState } from './favorites-state.ts';
import { needsAllCards, shownFavorites } from './shown-favorites.ts';

const messages = defineMessages({
  title: { id: 'favorites.title', defaultMessage: 'Seus favoritos' },
  lead: {
    id: 'favorites.lead',
    defaultMessage: 'Os mods e addons que você marcou com o coração, em qualquer aparelho.',
  },
  list: { id: 'favorites.list', defaultMessage: 'Lista' },
  loading: { id: 'favorites.loading', defaultMessage: 'Carregando seus favoritos...' },
  failed: { id: 'favorites.loadFailed', defaultMessage: 'Não foi possível carregar seus favoritos' },
});
const found = defineMessage<{ readonly total: number }>({
  id: 'favorites.total',
  defaultMessage: '{total, plural, =0 {Nenhum favorito} one {# favorito} many {# de favoritos} other {# favoritos}}',
});

const NOTHING_KNOWN = () => undefined;
const SKELETONS = 6;

/** The ids to ask for: those asked for already, as long as they hold all that is wanted now. */
const useGrowing = (wanted: readonly string[]): readonly string[] => {
  const [asked, setAsked] = useState(wanted);
  const known = new Set(asked);
  if (wanted.every((id) => known.has(id))) return asked;
  setAsked(wanted);
  return wanted;
};

/** The favorites that the address asks for, with their cards. */
const useShown = (state: FavoritesState) => {
  const favorites = useFavorites();
  const marks = favorites.data ?? [];
  const isWhole = needsAllCards(state);
  const wanted = isWhole ? marks : shownFavorites(marks, state, NOTHING_KNOWN).marks;
  const cards = useKnownCards(useGrowing(wanted.map(({ mod_id }) => mod_id)));
  const isIncomplete = wanted.some(({ mod_id }) => cards.cardOf(mod_id) === undefined);
  const isFailed = favorites.status === 'failed' || (isIncomplete && cards.error !== null);
  // A page shows its cards as they come; an order has to wait for all.
  const isLoading = favorites.status === 'loading' || (isWhole && isIncomplete);
  const retry = (): void => {
    if (favorites.status === 'failed') favorites.retry();
    if (cards.error) cards.retry();
  };
  return {
    ...shownFavorites(marks, state, cards.cardOf),
    all: marks.length,
    status: isFailed ? 'failed' : isLoading ? 'loading' : 'ready',
    error: cards.error,
    cardOf: cards.cardOf,
    retry,
  };
};

const Favorites = ({ user }: { user: OwnUser }) => {
  const { state, change, pageHref } = useUrlState(FAVORITES_URL);
  const { status, marks, all, total, page, pages, cardOf, error, retry } = useShown(state);
  const { entries: history } = useLongHistory(user.id);
  const title = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLHeadingElement>(null);
  const focusTitle = useCallback(() => title.current?.focus(), []);
  return (
    <div className="wrap grid grid-cols-1 content-start gap-6 py-8">
      <div>
        <h1 ref={title} tabIndex={-1}>
          <FormattedMessage {...messages.title} />
        </h1>
        <p className="mt-2 text-text-2">
          <FormattedMessage {...messages.lead} />
        </p>
      </div>
      {(all > 0 || state.q !== '') && <FavoritesFilters state={state} change={change} />}
      <section>
        <h2 ref={list} tabIndex={-1} className="sr-only">
          <FormattedMessage {...messages.list} />
        </h2>
        {all > 0 && (
          <p className="note mb-3 min-h-[1.55em]" aria-live="polite">
            {status === 'ready' && <FormattedMessage {...found} values={{ total }} />}
          </p>
        )}
        {status === 'loading' && (
          <>
            <p className="sr-only" role="status">
              <FormattedMessage {...messages.loading} />
            </p>
            <CardSkeletons count={SKELETONS} />
          </>
        )}
        {status === 'failed' && (
          <LoadFailure error={error} onRetry={retry}>
            <FormattedMessage {...messages.failed} />
          </LoadFailure>
        )}
        {status === 'ready' &&
          (marks.length > 0 ? (
            <FavoriteCards marks={marks} cardOf={cardOf} history={history} focusAfter={focusTitle} />
          ) : (
            <NoFavorites onShowAll={all > 0 ? () => change({ q: '' }) : undefined} />
          ))}
      </section>
      {status === 'ready' && (
        <PageLinks page={page} pages={pages} hrefOf={pageHref} onTurn={() => list.current?.focus()} />
      )}
    </div>
  );
};

/** /favorites: the mods that the member has marked, live. */
export const Component = () => {
  const { user } = useAuth();
  return user ? <Favorites user={user} /> : null;
};
