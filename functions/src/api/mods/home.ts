import { activeAds } from '../../ads/active-ads.ts';
import { catalogue } from '../../catalogue/index.ts';
import { siteTotals } from '../../settings/site-totals.ts';
import type { Handler } from '../handler.ts';

/** Everything the home page shows. The number of mods is the catalogue's own, as lists say it. */
export const home: Handler<'home'> = async () => {
  const [shelves, mods, { downloads, users }, ads] = await Promise.all([
    catalogue.shelves(),
    catalogue.size(),
    siteTotals(),
    activeAds(['home_top', 'home_middle']),
  ]);
  return { data: { totals: { downloads, mods, users }, ...shelves, ads } };
};
