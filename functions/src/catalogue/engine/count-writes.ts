import { type CountsBucket, type ModCounts, modCounts } from '@bigorna/domain/entities/mod';
import { trendingOf, weekOf } from '@bigorna/domain/trending';
import { z } from 'zod';
import type { IndexFile } from '../index-file.ts';
import { inSlices, pauses } from './slices.ts';
import type { State } from './state.ts';

const recentDownloads = modCounts.shape.recent;
const storedRecent = z.string().transform((text) => recentDownloads.parse(JSON.parse(text)));

/** The figures of a mod that sorts need. */
interface Figures {
  views: number;
  downloads: number;
  trending: number;
  week: number;
}

const figures = ({ views, downloads, recent }: ModCounts, day: string): Figures => ({
  views,
  downloads,
  trending: trendingOf(recent, day),
  week: weekOf(recent, day),
});

/** A mod's figures as they were counted; zeros where nothing was. */
export const countsOf = (file: IndexFile, id: string): ModCounts => {
  const row = file.row('SELECT * FROM counts WHERE id = :id', { id });
  return modCounts.parse(row === undefined ? {} : { ...row, recent: storedRecent.parse(row.recent) });
};

/** The same, for the sorts of a day. */
export const figuresOf = (file: IndexFile, id: string, day: string): Figures => figures(countsOf(file, id), day);

const PUT_COUNTS = `
  INSERT INTO counts VALUES (:id, :views, :downloads, :favorites, :comments, :ratings, :stars, :recent)
  ON CONFLICT (id) DO UPDATE SET views = excluded.views, downloads = excluded.downloads,
    favorites = excluded.favorites, comments = excluded.comments, ratings = excluded.ratings, stars = excluded.stars,
    recent = excluded.recent`;

/** The number of a mod that questions see. */
export const liveNum = (file: IndexFile, { live }: State, id: string): number | undefined =>
  file
    .rows('SELECT num FROM mods WHERE id = :id', { id })
    .map(({ num }) => Number(num))
    .find((num) => live.has(num));

/** Sets the figures of mods that are still there, and their places in the orders, in slices. */
const apply = async (
  { columns, live, orders }: State,
  changed: ReadonlyMap<number, Partial<Figures>>,
): Promise<void> => {
  const pause = pauses();
  const nums: number[] = [];
  for (const [num, { views, downloads, trending, week }] of changed) {
    if (!live.has(num)) continue;
    nums.push(num);
    columns.views.set(num, views ?? columns.views.get(num));
    columns.downloads.set(num, downloads ?? columns.downloads.get(num));
    columns.trending.set(num, trending ?? columns.trending.get(num));
    columns.week.set(num, week ?? columns.week.get(num));
    const due = pause();
    if (due !== undefined) await due;
  }
  orders.adopt(await orders.prepare(nums, nums, ['views', 'downloads', 'trending']));
};

/** Takes over the figures of changed buckets, also of mods that are not listed (yet), in slices. */
export const putCounts = async (file: IndexFile, state: State, buckets: readonly CountsBucket[]): Promise<void> => {
  const changed = new Map<number, Figures>();
  const take = ([id, counts]: [string, ModCounts]): void => {
    const { recent, ...totals } = counts;
    file.write(PUT_COUNTS, { id, ...totals, recent: JSON.stringify(recent) });
    const num = liveNum(file, state, id);
    if (num !== undefined) changed.set(num, figures(counts, state.day));
  };
  for (const { mods } of buckets) await inSlices(file, Object.entries(mods), take);
  await apply(state, changed);
};

const WITH_RECENT = `
  SELECT id, recent FROM counts WHERE id > :after AND recent <> '{}' ORDER BY id LIMIT 500`;

/** Figures with downloads of the last days, read in parts: a statement left open would keep a transaction from its end. */
function* recentCounts(file: IndexFile): Generator<{ id: string; recent: string }> {
  for (let after = ''; ; ) {
    const rows = file.rows(WITH_RECENT, { after });
    for (const { id, recent } of rows) yield { id: String(id), recent: String(recent) };
    const last = rows.at(-1);
    if (last === undefined) return;
    after = String(last.id);
  }
}

/** Reckons trending and the week's figures for another day, in slices; until it is done, the former ones are served. */
export const turnDay = async (file: IndexFile, state: State, day: string): Promise<void> => {
  const changed = new Map<number, Partial<Figures>>();
  state.day = day;
  await inSlices(file, recentCounts(file), ({ id, recent }) => {
    const num = liveNum(file, state, id);
    const downloads = storedRecent.parse(recent);
    if (num !== undefined) changed.set(num, { trending: trendingOf(downloads, day), week: weekOf(downloads, day) });
  });
  await apply(state, changed);
};
