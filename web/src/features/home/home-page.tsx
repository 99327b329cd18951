import { useQuery } from '@tanstack/react-query';
import { defineMessages } from 'react-intl';
import { AdSlot } from '#app/ad-slot.tsx';
import { FailureState } from '#app/failure-state.tsx';
import { paths } from '#app/paths.ts';
import { homeQuery } from './api/home-query.ts';
import { Hero } from './components/hero.tsx';
import { ModShelf } from './components/mod-shelf.tsx';
import { WeekMod } from './components/week-mod.tsx';

const messages = defineMessages({
  featured: { id: 'home.featured', defaultMessage: 'Em destaque' },
  popular: { id: 'home.popular', defaultMessage: 'Populares' },
  recent: { id: 'home.recent', defaultMessage: 'Recentes' },
});

const FEATURED_SHOWN = 3;
const SHELF_SHOWN = 4;

/** The home page: hero, featured, mod of the week, popular, recent, and the ads there are. */
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
            <AdSlot ads={data?.ads} placement="home_top" />
            <ModShelf title={messages.featured} more={paths.mods} mods={data?.featured} shown={FEATURED_SHOWN} wide />
            {data?.mod_of_the_week !== null && <WeekMod mod={data?.mod_of_the_week} />}
            <ModShelf
              title={messages.popular}
              more={`${paths.mods}?s=downloads`}
              mods={data?.popular}
              shown={SHELF_SHOWN}
            />
            <AdSlot ads={data?.ads} placement="home_middle" />
            <ModShelf title={messages.recent} more={paths.mods} mods={data?.recent} shown={SHELF_SHOWN} />
          </>
        )}
      </div>
    </>
  );
};
