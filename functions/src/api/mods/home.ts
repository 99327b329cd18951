import { activeAds } from '../../ads/active-ads.ts';
import { catalogue } from '../../catalogue/index.ts';
import { doc, get } from '../../platform/firestore.ts';
import type { Handler } from '../handler.ts';

const NOTHING = { downloads: 0, mods: 0, users: 0 };

/** Everything the home page shows. */
export const home: Handler<'home'> = async () => {
  const [shelves, totals, ads] = await Promise.all([
    catalogue.shelves(),
    get(doc('stats/site')),
    activeAds(['home_top', 'home_middle']),
  ]);
  return { data: { totals: totals ?? NOTHING, ...shelves, ads } };
};
