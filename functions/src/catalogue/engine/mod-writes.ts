import { getAuthorKey } from '@bigorna/domain/author-key';
import { fold } from '@bigorna/domain/fold';
import { getLanguage } from '@bigorna/domain/locales';
import { hashText } from '@bigorna/domain/random';
import { serializeCard } from '../cards.ts';
import type { IndexFile } from '../index-file.ts';
import type { IndexedMod } from '../indexed-mod.ts';
import { getPlainWords } from '../tokenizer.ts';
import { readSortCounts } from './count-writes.ts';
import { PendingPostings } from './pending-postings.ts';
import { runInSlices } from './slices.ts';
import type { State } from './state.ts';
import { TermStore } from './term-store.ts';
import { getTiers } from './tiers.ts';

/** FNV-1a with MurmurHash3's finalizer, as an unsigned 32-bit number. */
const hash32 = (text: string): number => {
  let hash = hashText(text);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
};

/** Finds an author's number by the key of a name. Adds the author if unknown. */
const getAuthorNumber = (file: IndexFile, name: string): number => {
  const key = getAuthorKey(name);
  const known = file.row('SELECT num FROM authors WHERE key = :key', { key });
  if (known !== undefined) return Number(known.num);
  file.write('INSERT INTO authors (key, name) VALUES (:key, :name)', { key, name });
  const author = file.number('SELECT num FROM authors WHERE key = :key', { key });
  for (const { text: word } of getPlainWords(name)) {
    file.write('INSERT OR IGNORE INTO author_words VALUES (:word, :author)', { word, author });
  }
  return author;
};

/** Maximum of postings in memory before a flush. */
const POSTINGS_MAX = 4_000_000;

const PUT_MOD = `INSERT INTO mods VALUES (:num, :id, :slug, :title_key, :author_key, :status, :updated, :counts_bucket, :card)`;

/** Hash of the words of a title, to recognize a query for the whole title. */
export const hashTitle = (words: readonly { text: string }[]): number =>
  hash32(words.map(({ text }) => text).join(' '));

const setFacets = ({ facets }: State, num: number, mod: IndexedMod): void => {
  facets.add('content_type', mod.content_type, num);
  facets.add('access', mod.access, num);
  facets.add('featured', String(mod.featured), num);
  facets.add('status', mod.status, num);
  if (mod.deleted_at !== null) facets.add('deleted', 'true', num);
  facets.add('language', getLanguage(mod.language), num);
  if (mod.side !== null) facets.add('side', mod.side, num);
  for (const category of mod.categories) facets.add('category', category, num);
  for (const pair of mod.compat) {
    const at = pair.indexOf('@');
    facets.add('pair', pair, num);
    facets.add('loader', pair.slice(0, at), num);
    facets.add('version', pair.slice(at + 1), num);
  }
};

const setColumns = ({ columns, day }: State, file: IndexFile, num: number, mod: IndexedMod): void => {
  const title = getPlainWords(mod.title);
  const counts = readSortCounts(file, mod.id, day);
  const published = mod.published_at ?? mod.created_at;
  columns.published.set(num, published.getTime());
  columns.released.set(num, (mod.released_at ?? published).getTime());
  columns.updated.set(num, mod.updated_at.getTime());
  columns.submitted.set(num, (mod.submitted_at ?? mod.updated_at).getTime());
  columns.deleted.set(num, mod.deleted_at?.getTime() ?? 0);
  columns.downloads.set(num, counts.downloads);
  columns.views.set(num, counts.views);
  columns.trending.set(num, counts.trending);
  columns.week.set(num, counts.week);
  columns.rating.set(num, counts.rating);
  columns.titleWords.set(num, Math.min(255, title.length));
  columns.titleHash.set(num, hashTitle(title));
  columns.tie.set(num, hash32(mod.id));
  columns.author.set(num, getAuthorNumber(file, mod.author));
};

/** Hides the mods with these numbers from queries, and deletes their rows. */
const removeNums = (file: IndexFile, state: State, nums: Iterable<number>): void => {
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

const findNums = (file: IndexFile, id: string): number[] =>
  file.rows('SELECT num FROM mods WHERE id = :id', { id }).map(({ num }) => Number(num));

/**
 * Adds or replaces mods in time slices. Queries see all of them at once at the end. Until then the new numbers are not
 * live, so that queries see nothing of a failed write.
 */
export const writeMods = async (
  file: IndexFile,
  state: State,
  parts: AsyncIterable<readonly IndexedMod[]> | Iterable<readonly IndexedMod[]>,
): Promise<void> => {
  const first = state.next;
  const replaced = new Set<number>();
  const pending = new PendingPostings();
  const store = new TermStore(file);
  const flush = (): Promise<void> => pending.flush(file, store, (term) => state.vocabulary.add(term));
  const writeMod = (mod: IndexedMod): void => {
    const num = state.next;
    state.next += 1;
    for (const previous of findNums(file, mod.id)) replaced.add(previous);
    file.write(PUT_MOD, {
      num,
      id: mod.id,
      slug: mod.slug,
      title_key: fold(mod.title),
      author_key: getAuthorKey(mod.author),
      status: mod.status,
      updated: mod.updated_at.getTime(),
      counts_bucket: mod.counts_bucket,
      card: serializeCard(mod),
    });
    setColumns(state, file, num, mod);
    setFacets(state, num, mod);
    pending.add(num, getTiers(mod));
  };
  for await (const mods of parts) {
    await runInSlices(file, mods, writeMod);
    if (pending.size > POSTINGS_MAX) await flush();
  }
  await flush();
  const added = Array.from({ length: state.next - first }, (_, i) => first + i).filter((num) => !replaced.has(num));
  const orders = await state.orders.prepare(replaced, added);
  file.change(() => removeNums(file, state, replaced));
  for (const num of added) {
    state.live.add(num);
    const author = state.columns.author.get(num);
    state.authorMods.set(author, state.authorMods.get(author) + 1);
  }
  state.orders.adopt(orders);
};

/** Removes mods from queries and file, if present. */
export const removeMods = (file: IndexFile, state: State, ids: readonly string[]): void => {
  const nums = ids.flatMap((id) => findNums(file, id));
  file.change(() => removeNums(file, state, nums));
  state.orders.remove(nums);
};
