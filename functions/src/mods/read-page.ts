import type { Page } from '@bigorna/domain/entities/mod';
import { LRUCache } from 'lru-cache';
import { notFoundUnless } from '../platform/api-error.ts';
import { doc, get } from '../platform/firestore.ts';

/** What the index knows of a mod, enough to tell whether its page was read since it last changed. */
interface IndexedState {
  readonly id: string;
  /** `updated_at` in milliseconds. */
  readonly updated: number;
}

const PAGES_MAX = 5000;
/** Of text; the objects made of it take about twice as much. */
const CHARACTERS_MAX = 24 * 1024 * 1024;

const pages = new LRUCache<string, Page, IndexedState>({
  max: PAGES_MAX,
  maxSize: CHARACTERS_MAX,
  sizeCalculation: (page) => JSON.stringify(page).length,
  fetchMethod: (_key, _stale, { context }) => get(doc('pages/{mod}', context.id)),
});

/**
 * A mod's page document, read once per change of the mod by each instance: the index, which follows changes within
 * seconds, says when it changed last. Calls at the same time share one reading; a failed one is not kept.
 *
 * @throws ApiError mod_not_found where the mod was withdrawn a moment ago
 */
export const readPage = async ({ id, updated }: IndexedState): Promise<Page> =>
  notFoundUnless(await pages.fetch(`${id}@${updated}`, { context: { id, updated } }), 'mod_not_found');
