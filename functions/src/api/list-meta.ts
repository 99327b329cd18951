import type { ListMeta } from '@bigorna/domain/endpoints/mods.schemas';
import type { Listing } from '../catalogue/index.ts';

export const toListMeta = (
  { page, limit }: { page: number; limit: number },
  { total, facets, did_you_mean }: Omit<Listing<never>, 'cards'>,
): ListMeta => ({
  total,
  page,
  limit,
  pages: Math.ceil(total / limit),
  ...(facets ? { facets } : {}),
  ...(did_you_mean === undefined ? {} : { did_you_mean }),
});
