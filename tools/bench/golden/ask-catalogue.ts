import { modsQuery } from '@bigorna/domain/endpoints/mods';
import type { Catalogue } from '../../../functions/src/catalogue/catalogue.ts';
import { AT } from './queries.ts';
import type { Ask } from './recall.ts';

/** Puts golden queries to our catalogue, as a visitor's listing would. */
export const askCatalogue =
  (catalogue: Catalogue): Ask =>
  async ({ text, filters }) => {
    const { cards } = await catalogue.list(modsQuery.parse({ ...filters, q: text, limit: AT }));
    return cards.map(({ id }) => id);
  };
