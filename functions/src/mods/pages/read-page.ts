import type { ModPage } from '@bigorna/domain/endpoints/mods.schemas';
import type { Page } from '@bigorna/domain/entities/mod';
import { LRUCache } from 'lru-cache';
import { catalogue } from '../../catalogue/index.ts';
import { requireFound } from '../../platform/api-error.ts';
import { doc, get } from '../../platform/firestore.ts';
import { toModPage, type VisibleMod } from './mod-page.ts';

/** A mod's entry of the index. `updated` shows whether a cached page is current. */
interface IndexedState {
  readonly id: string;
  /** `updated_at` in milliseconds. */
  readonly updated: number;
}

const PAGES_MAX = 5000;
/** Characters of JSON. The parsed objects need about twice the memory. */
const CHARACTERS_MAX = 24 * 1024 * 1024;

const pages = new LRUCache<string, Page, IndexedState>({
  max: PAGES_MAX,
  maxSize: CHARACTERS_MAX,
  sizeCalculation: (page) => JSON.stringify(page).length,
  fetchMethod: (_key, _stale, { context }) => get(doc('pages/{mod}', context.id)),
});

/**
 * Reads a mod's page document, cached per instance until the mod changes. The time of the last change comes from the
 * index, which is at most some seconds behind. Concurrent calls share one read. Errors are not cached.
 *
 * @throws ApiError mod_not_found if the mod was just hidden
 */
export const readPage = async ({ id, updated }: IndexedState): Promise<Page> =>
  requireFound(await pages.fetch(`${id}@${updated}`, { context: { id, updated } }), 'mod_not_found');

/** The visible mods that the releases depend on, by id. */
const findDependencies = async ({ releases }: Page): Promise<ReadonlyMap<string, VisibleMod>> => {
  const ids = new Set(releases.flatMap(({ dependencies }) => dependencies.map(({ mod_id }) => mod_id)));
  const indexed = await Promise.all([...ids].map((id) => catalogue.find(id)));
  return new Map(indexed.flatMap((mod) => (mod === undefined ? [] : [[mod.id, mod]])));
};

/**
 * Reads the current page of an approved mod, by its entry of the index.
 *
 * @throws ApiError mod_not_found if the index has no entry, or the mod was just hidden
 */
export const readPublishedMod = async (indexed: { id: string; updated: number } | undefined): Promise<ModPage> => {
  const mod = requireFound(indexed, 'mod_not_found');
  const [page, counts] = await Promise.all([readPage(mod), catalogue.counts(mod.id)]);
  return toModPage(mod.id, page, counts, await findDependencies(page));
};
