import type { ListMeta } from '@bigorna/domain/endpoints/mods';
import type { FacetCounts } from '../catalogue/catalogue.ts';

/** What a page of a list says about the whole. */
export const listMeta = (
  { page, limit }: { page: number; limit: number },
  total: number,
  facets?: FacetCounts | undefined,
): ListMeta => ({ total, page, limit, pages: Math.ceil(total / limit), ...(facets ? { facets } : {}) });
