import { modsQuery } from '@bigorna/domain/endpoints/mods.schemas';
import type { Catalogue } from '../../../functions/src/catalogue/catalogue.ts';
import { AT, type GoldenQuery } from './queries.ts';

/** The ids of the first results of a golden query. */
export const searchCatalogue = async (catalogue: Catalogue, { text, filters }: GoldenQuery): Promise<string[]> => {
  const { cards } = await catalogue.list(modsQuery.parse({ ...filters, q: text, limit: AT }));
  return cards.map(({ id }) => id);
};
