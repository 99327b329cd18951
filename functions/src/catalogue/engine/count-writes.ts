import { type CountsBucket, type ModCounts, modCounts } from '@bigorna/domain/entities/mod';
import { getRatingScore } from '@bigorna/domain/rating';
import { getTrendingScore, getWeeklyDownloads } from '@bigorna/domain/trending';
import { z } from 'zod';
import type { IndexFile } from '../index-file.ts';
import { createPause, runInSlices } from './slices.ts';
import type { State } from './state.ts';

const recentDownloads = modCounts.shape.recent;
const storedRecent = z.string().transform((text) => recentDownloads.parse(JSON.parse(text)));

/** Counts of a mod for sorting. */
interface SortCounts {
  views: number;
  downloads: number;
  trending: number;
  week: number;
  rating: number;
}

const toSortCounts = ({ views, downloads, ratings, stars, recent }: ModCounts, day: string): SortCounts => ({
  views,
  downloads,
  rating: getRatingScore({ ratings, stars }),
  trending: getTrendingScore(recent, day),
  week: getWeeklyDownloads(recent, day),
});

/** Stored counts of a mod; zeros if nothing was counted. */
export const readCounts = (file: IndexFile, id: string): ModCounts => {
  const row = file.row('SELECT * FROM counts WHERE id = :id', { id });
  return modCounts.parse(row === undefined ? {} : { ...row, recent: storedRecent.parse(row.recent) });
};

/** Counts of a mod for sorting. Trending and weekly downloads depend on the day. */
export const readSortCounts = (file: IndexFile, id: string, day: string): SortCounts =>
  toSortCounts(readCounts(file, id), day);

const PUT_COUNTS = `
  INSERT INTO counts VALUES (:id, :views, :downloads, :favorites, :comments, :ratings, :stars, :recent)
  ON CONFLICT (id) DO UPDATE SET views = excluded.views, downloads = excluded.downloads,
    favorites = excluded.favorites, comments = excluded.comments, ratings = excluded.ratings, stars = excluded.stars,
    recent = excluded.recent`;

/** The mod number of an id; undefined if queries cannot see the mod. */
export const findLiveNum = (file: IndexFile, { live }: State, id: string): number | undefined =>
  file
    .rows('SELECT num FROM mods WHERE id = :id', { id })
    .map(({ num }) => Number(num))
    .find((num) => live.has(num));

/** Updates counts and sort positions in time slices. Skips mods that queries cannot see. */
const applyCounts = async (
  { columns, live, orders }: State,
  changed: ReadonlyMap<number, Partial<SortCounts>>,
): Promise<void> => {
  const pause = createPause();
  const nums: number[] = [];
  for (const [num, { views, downloads, trending, week, rating }] of changed) {
    if (!live.has(num)) continue;
    nums.push(num);
    columns.views.set(num, views ?? columns.views.get(num));
    columns.downloads.set(num, downloads ?? columns.downloads.get(num));
    columns.trending.set(num, trending ?? columns.trending.get(num));
    columns.week.set(num, week ?? columns.week.get(num));
    columns.rating.set(num, rating ?? columns.rating.get(num));
    const due = pause();
    if (due !== undefined) await due;
  }
  orders.adopt(await orders.prepare(nums, nums, ['views', 'downloads', 'trending', 'rating']));
};

/** Stores the counts of changed buckets in time slices, also for mods that are not indexed (yet). */
export const writeCounts = async (file: IndexFile, state: State, buckets: readonly CountsBucket[]): Promise<void> => {
  const changed = new Map<number, SortCounts>();
  const storeCounts = ([id, counts]: [string, ModCounts]): void => {
    const { recent, ...totals } = counts;
    file.write(PUT_COUNTS, { id, ...totals, recent: JSON.stringify(recent) });
    const num = findLiveNum(file, state, id);
    if (num !== undefined) changed.set(num, toSortCounts(counts, state.day));
  };
  for (const { mods } of buckets) await runInSlices(file, Object.entries(mods), storeCounts);
  await applyCounts(state, changed);
};

const WITH_RECENT = `
  SELECT id, recent FROM counts WHERE id > :after AND recent <> '{}' ORDER BY id LIMIT 500`;

/** Counts with recent downloads, read in pages. An open statement would block the end of a transaction. */
function* readRecentCounts(file: IndexFile): Generator<{ id: string; recent: string }> {
  for (let after = ''; ; ) {
    const rows = file.rows(WITH_RECENT, { after });
    for (const { id, recent } of rows) yield { id: String(id), recent: String(recent) };
    const last = rows.at(-1);
    if (last === undefined) return;
    after = String(last.id);
  }
}

/**
 * Recomputes trending and weekly downloads for another day, in time slices. Applies the values only after all are
 * computed.
 */
export const recomputeDay = async (file: IndexFile, state: State, day: string): Promise<void> => {
  const changed = new Map<number, Partial<SortCounts>>();
  state.day = day;
  await runInSlices(file, readRecentCounts(file), ({ id, recent }) => {
    const num = findLiveNum(file, state, id);
    const downloads = storedRecent.parse(recent);
    if (num !== undefined)
      changed.set(num, { trending: getTrendingScore(downloads, day), week: getWeeklyDownloads(downloads, day) });
  });
  await applyCounts(state, changed);
};
