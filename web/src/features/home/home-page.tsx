import { useQuery } from '@tanstack/react-query';
import { defineMessages } from 'react-intl';
import { AdSlot } from '#app/ads/ad-slot.tsx';
import { FailureState } from '#app/failure-state.tsx';
import { PATTERNS } from '#app/paths.ts';
import { homeQuery } from './api/home-query.ts';
import { Hero } from './components/hero.tsx';
import { ModShelf } from './components/mod-shelf.tsx';
import { WeekMod } from './components/week-mod.tsx';

const messages = defineMessages({
  featured: { id: 'home.featured', defaultMessage: 'Em destaque' },
  popular: { id: 'home.popular', defaultMessage: 'Populares' },
  rising: { id: 'home.rising', defaultMessage: 'Em alta' },
  recent: { id: 'home.recent', defaultMessage: 'Recentes' },
});

const FEATURED_SHOWN = 3;
const SHELF_SHOWN = 4;

/** The home page: hero, featured, mod of the week, popular, rising, recent, and the ads there are. */
export const Component = () => {
  const { data, error, refetch } = useQuery(homeQuery());
  return (
    <>
      <Hero totals={data?.totals} />
      <div className="wrap pb-10">
        {error && !data ? (
          <FailureState error={error} otherwise="server_unreachable" onRetry={() => void refetch()} />
        ) : (
          <>
            <ModShelf
              title={messages.featured}
              more={PATTERNS.mods}
              mods={data?.featured}
              shown={FEATURED_SHOWN}
              wide
            />
            <AdSlot ads={data?.ads} placement="home_top" />
            {data?.mod_of_the_week !== null && <WeekMod mod={data?.mod_of_the_week} />}
            <ModShelf
              title={messages.popular}
              more={`${PATTERNS.search}?s=downloads`}
              mods={data?.popular}
              shown={SHELF_SHOWN}
            />
            <AdSlot ads={data?.ads} placement="home_middle" />
            {data && (
              <ModShelf
                title={messages.rising}
                more={`${PATTERNS.search}?s=trending`}
                mods={data.rising}
                shown={SHELF_SHOWN}
              />
            )}
            <ModShelf title={messages.recent} more={PATTERNS.search} mods={data?.recent} shown={SHELF_SHOWN} />
          </>
        )}
      </div>
    </>
  );
};
