import { storedCard } from '../cards.ts';
import type { IndexFile } from '../index-file.ts';
import type { IndexedMod } from '../indexed-mod.ts';
import { fold } from '../text/fold.ts';
import { plainWords } from '../tokeniser.ts';
import { authorNumber } from './authors.ts';
import { figuresOf } from './count-writes.ts';
import { hash32 } from './hash.ts';
import { PendingPostings } from './pending-postings.ts';
import { inSlices } from './slices.ts';
import type { State } from './state.ts';
import { TermStore } from './term-store.ts';
import { tiersOf } from './tiers.ts';

/** Postings that are collected before they are written. */
const POSTINGS_MAX = 4_000_000;

const PUT_MOD = `INSERT INTO mods VALUES (:num, :id, :slug, :title_key, :author_key, :status, :updated, :counts_bucket, :card)`;

/** What a title is known by when it is asked for as a whole. */
export const titleHashOf = (words: readonly { text: string }[]): number =>
  hash32(words.map(({ text }) => text).join(' '));

const setFacets = ({ facets }: State, num: number, mod: IndexedMod): void => {
  facets.add('content_type', mod.content_type, num);
  facets.add('access', mod.access, num);
  facets.add('featured', String(mod.featured), num);
  facets.add('status', mod.status, num);
  if (mod.deleted_at !== null) facets.add('deleted', 'true', num);
  for (const category of mod.categories) facets.add('category', category, num);
  for (const pair of mod.compat) {
    const at = pair.indexOf('@');
    facets.add('pair', pair, num);
    facets.add('loader', pair.slice(0, at), num);
    facets.add('version', pair.slice(at + 1), num);
  }
};

const setColumns = ({ columns, day }: State, file: IndexFile, num: number, mod: IndexedMod): void => {
  const title = plainWords(mod.title);
  const figures = figuresOf(file, mod.id, day);
  columns.published.set(num, (mod.published_at ?? mod.created_at).getTime());
  columns.updated.set(num, mod.updated_at.getTime());
  columns.deleted.set(num, mod.deleted_at?.getTime() ?? 0);
  columns.downloads.set(num, figures.downloads);
  columns.views.set(num, figures.views);
  columns.trending.set(num, figures.trending);
  columns.week.set(num, figures.week);
  columns.titleWords.set(num, Math.min(255, title.length));
  columns.titleHash.set(num, titleHashOf(title));
  columns.tie.set(num, hash32(mod.id));
  columns.author.set(num, authorNumber(file, mod.author));
};

/** Takes numbers out of sight, and out of the file. */
const bury = (file: IndexFile, state: State, nums: Iterable<number>): void => {
  for (const num of nums) {
    if (state.live.has(num)) {
      const author = state.columns.author.get(num);
      state.authorMods.set(author, state.authorMods.get(author) - 1);
    }
    state.live.delete(num);
    state.facets.remove(num);
    file.write('DELETE FROM mods WHERE num = :num', { num });
  }
};

const numsOf = (file: IndexFile, id: string): number[] =>
  file.rows('SELECT num FROM mods WHERE id = :id', { id }).map(({ num }) => Number(num));

/**
 * Puts mods into the file, new or changed, in slices. Questions see them all at once when everything is written: until then
 * the new numbers are not live, and what fails halfway leaves nothing that shows.
 */
export const putMods = async (
  file: IndexFile,
  state: State,
  parts: AsyncIterable<readonly IndexedMod[]> | Iterable<readonly IndexedMod[]>,
): Promise<void> => {
  const first = state.next;
  const replaced = new Set<number>();
  const pending = new PendingPostings();
  const store = new TermStore(file);
  const flush = (): Promise<void> => pending.flush(file, store, (term) => state.vocabulary.add(term));
  const stage = (mod: IndexedMod): void => {
    const num = state.next;
    state.next += 1;
    for (const former of numsOf(file, mod.id)) replaced.add(former);
    file.write(PUT_MOD, {
      num,
      id: mod.id,
      slug: mod.slug,
      title_key: fold(mod.title),
      author_key: fold(mod.author),
      status: mod.status,
      updated: mod.updated_at.getTime(),
      counts_bucket: mod.counts_bucket,
      card: storedCard(mod),
    });
    setColumns(state, file, num, mod);
    setFacets(state, num, mod);
    pending.add(num, tiersOf(mod));
  };
  for await (const mods of parts) {
    await inSlices(file, mods, stage);
    if (pending.size > POSTINGS_MAX) await flush();
  }
  await flush();
  const added = Array.from({ length: state.next - first }, (_, i) => first + i).filter((num) => !replaced.has(num));
  const orders = await state.orders.prepare(replaced, added);
  file.change(() => bury(file, state, replaced));
  for (const num of added) {
    state.live.add(num);
    const author = state.columns.author.get(num);
    state.authorMods.set(author, state.authorMods.get(author) + 1);
  }
  state.orders.adopt(orders);
};

/** Takes mods out of the file, where they are in it. */
export const removeMods = (file: IndexFile, state: State, ids: readonly string[]): void => {
  const nums = ids.flatMap((id) => numsOf(file, id));
  file.change(() => bury(file, state, nums));
  state.orders.remove(nums);
};
