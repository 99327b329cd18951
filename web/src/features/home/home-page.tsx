import { BRAND } from '@bigorna/domain/brand';
import { HOME_SHELVES } from '@bigorna/domain/limits';
import { getListFeedPath } from '@bigorna/domain/site-addresses';
import { useQuery } from '@tanstack/react-query';
import { defineMessages, useIntl } from 'react-intl';
import { FailureState } from '#shared/failures/failure-state.tsx';
import { knownVersionsQuery } from '#shared/game/use-known-versions.ts';
import { lazyWithFallback } from '#shared/loading/lazy-with-fallback.ts';
import { PageMeta } from '#shared/page/page-meta.tsx';
import { usePageHead, useSiteOrigin } from '#shared/page/rendering.ts';
import { siteDescription } from '#shared/page/site-description.ts';
import { describeSite } from '#shared/page/structured-data.ts';
import { PATTERNS } from '#shared/routing/paths.ts';
import type { PrefetchContext } from '#shared/routing/prefetch-context.ts';
import { homeQuery } from './api/home-query.ts';
import { Hero } from './components/hero.tsx';
import { ModShelf } from './components/mod-shelf.tsx';
import { WeekMod } from './components/week-mod.tsx';

const messages = defineMessages({
  featured: { id: 'home.featured', defaultMessage: 'Em destaque' },
  popular: { id: 'home.popular', defaultMessage: 'Populares' },
  rising: { id: 'home.rising', defaultMessage: 'Em alta' },
  recent: { id: 'home.recent', defaultMessage: 'Recém-adicionados' },
});

// Lazy, so that the page works without it.
const AdSlot = lazyWithFallback(async () => (await import('#shared/ads/ad-slot.tsx')).AdSlot);

/** Home page: hero, featured, mod of the week, popular, trending and recent mods, ads. */
export const Component = () => {
  const { data, error, refetch } = useQuery(homeQuery());
  const intl = useIntl();
  const head = usePageHead();
  const origin = useSiteOrigin();
  if (import.meta.env.SSR && head) head.data = [describeSite(origin, intl.locale)];
  return (
    <>
      <PageMeta
        title={BRAND.name}
        description={intl.formatMessage(siteDescription)}
        path={PATTERNS.home}
        feed={(format) => getListFeedPath({}, format)}
      />
      <Hero totals={data?.totals} />
      <div className="wrap pb-10">
        {error && !data ? (
          <FailureState error={error} fallbackText="server_unreachable" onRetry={() => void refetch()} />
        ) : (
          <>
            <ModShelf
              title={messages.featured}
              more={`${PATTERNS.search}?d=1&s=recent`}
              mods={data?.featured}
              skeletonCount={HOME_SHELVES.featured}
              wide
            />
            <AdSlot ads={data?.ads} placement="home_top" />
            {data?.mod_of_the_week !== null && <WeekMod mod={data?.mod_of_the_week} />}
            <ModShelf
              title={messages.popular}
              more={`${PATTERNS.search}?s=downloads`}
              mods={data?.popular}
              skeletonCount={HOME_SHELVES.popular}
            />
            <AdSlot ads={data?.ads} placement="home_middle" />
            {data && (
              <ModShelf
                title={messages.rising}
                more={PATTERNS.search}
                mods={data.rising}
                skeletonCount={HOME_SHELVES.rising}
              />
            )}
            <ModShelf
              title={messages.recent}
              more={`${PATTERNS.search}?s=recent`}
              mods={data?.recent}
              skeletonCount={HOME_SHELVES.recent}
            />
          </>
        )}
      </div>
    </>
  );
};

/** Requests the game versions, which the search form offers. */
export const load = async ({ queryClient }: PrefetchContext): Promise<undefined> => {
  await queryClient.prefetchQuery(knownVersionsQuery);
  return undefined;
};
