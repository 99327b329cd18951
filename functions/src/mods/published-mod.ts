import type { ModPage } from '@bigorna/domain/endpoints/mods';
import type { Page } from '@bigorna/domain/entities/mod';
import { catalogue } from '../catalogue/index.ts';
import { notFoundUnless } from '../platform/api-error.ts';
import { modPageOf, type PresentMod } from './mod-page.ts';
import { readPage } from './read-page.ts';

/** The mods that releases depend on and that visitors may see, by id. */
const dependedOn = async ({ releases }: Page): Promise<ReadonlyMap<string, PresentMod>> => {
  const ids = new Set(releases.flatMap(({ dependencies }) => dependencies.map(({ mod_id }) => mod_id)));
  const found = await Promise.all([...ids].map((id) => catalogue.find(id)));
  return new Map(found.flatMap((mod) => (mod === undefined ? [] : [[mod.id, mod]])));
};

/**
 * An approved mod's page as it is now, by what the index found.
 *
 * @throws ApiError mod_not_found where it found nothing, or the mod was withdrawn a moment ago
 */
export const publishedMod = async (found: { id: string; updated: number } | undefined): Promise<ModPage> => {
  const mod = notFoundUnless(found, 'mod_not_found');
  const [page, counts] = await Promise.all([readPage(mod), catalogue.counts(mod.id)]);
  return modPageOf(mod.id, page, counts, await dependedOn(page));
};
