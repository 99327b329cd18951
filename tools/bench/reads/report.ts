import { COUNTS_BUCKET_MODS } from '@bigorna/domain/counts-bucket';
import { DEFAULT_PACE } from '../../../functions/src/catalogue/pace.ts';
import type { Account, Result } from './result.ts';
import { PLAYED_MS, SYNTHETIC_MODS, VIEWS } from './settings.ts';

/** What is read, by the name of a query or the collection of a document. */
const MEANING: Readonly<Record<string, string>> = {
  modsChangedSince: 'has a mod changed? (a query that finds nothing is one read)',
  countsChangedSince: 'figures that changed',
  pages: 'mod pages, each once',
  activeAds: 'ads, once a minute',
  stats: 'totals, once a minute',
  settings: 'mod of the week, once a minute',
  system: 'snapshot’s pointer, the day’s salt for visitors',
  eventsOfSlot: 'events, each once',
};

const percent = (value: number, of: number): string => `${((100 * value) / Math.max(1, of)).toFixed(1)} %`;

const printAccount = (name: string, { reads, writes, byKind }: Account): void => {
  console.log(`\n${name}: ${reads} reads, ${writes} writes`);
  for (const [kind, count] of Object.entries(byKind).sort(([, a], [, b]) => b - a)) {
    console.log(`  ${String(count).padStart(6)}  ${kind}${kind in MEANING ? `: ${MEANING[kind]}` : ''}`);
  }
};

/** Prints what the visits cost, and apart from it what counting them and building the snapshot cost. */
export const printResult = ({
  mods,
  calls,
  modsVisited,
  cache,
  snapshot,
  visits,
  rollUps,
  rollUpTasks,
}: Result): void => {
  const asked = cache.hits + cache.misses;
  console.log(`${VIEWS} page views over ${mods} mods, ${modsVisited} of them visited, ${calls} calls`);
  if (asked > 0)
    console.log(`cache: ${cache.hits} of ${asked} GETs (${percent(cache.hits, asked)}); the rest are POSTs`);
  printAccount('visits', visits);
  printAccount(`roll-ups (${rollUpTasks} tasks)`, rollUps);
  printAccount('snapshot, once for all instances', snapshot);
};

/** Prints where the reads over a large catalogue come from, and what they come to. */
export const printScale = ({ mods, modsVisited, visits }: Result): void => {
  const { checkEveryMs, manyCountsEveryMs } = DEFAULT_PACE;
  const buckets = Math.ceil(SYNTHETIC_MODS / COUNTS_BUCKET_MODS);
  const checks = PLAYED_MS / checkEveryMs;
  const counts = PLAYED_MS / manyCountsEveryMs;
  const { modsChangedSince = 0, countsChangedSince = 0, pages = 0 } = visits.byKind;
  console.log(`
  ${checks} checks for changed mods, one each ${checkEveryMs / 1000} s: ${modsChangedSince} reads, whatever the number of mods
  ${modsVisited} different mods visited, one page each: ${pages} reads
  ${buckets} buckets of ${COUNTS_BUCKET_MODS} mods, nearly all with a view in each minute, followed ${counts} times: at most
  ${buckets * counts} reads, and ${countsChangedSince} seen
  = ${(visits.reads / VIEWS).toFixed(3)} reads a view, for each instance that serves; a second instance pays the same again
  apart from that, once a week for all instances, everything is read anew for the snapshot: ${mods} mods and as many pages`);
};
