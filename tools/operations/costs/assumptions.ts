import type { Item } from './prices.ts';

/** Visits per month in the cost sheet. */
export const SIZES = [1_000, 100_000, 10_000_000] as const;

/** A number with its meaning and source: a benchmark of ours, or an assumption. */
export interface Assumption {
  readonly value: number;
  readonly what: string;
  readonly from: string;
}

const createAssumption = (value: number, what: string, from: string): Assumption => ({ value, what, from });
const assume = (value: number, what: string): Assumption => createAssumption(value, what, 'assumed');

const READS = 'measured once: under 500 for 10,000 pages (docs/decisions/what-is-cached.md)';
const WEIGHT = 'the budget of scripts, which npm run bench -- weight checks (150), and an assumption for the rest';
const DOWNLOADS = 'docs/decisions/what-a-download-writes.md';

export const ASSUMPTIONS = {
  pagesAVisit: assume(5, 'pages per visit'),
  readsAPage: createAssumption(0.05, 'Firestore reads per page, behind the CDN (10,000 pages in ten minutes)', READS),
  writesAPage: assume(0.5, 'writes per page (the first view of a visitor, mod and day, and its roll-up)'),
  callsAPage: assume(1.2, 'function calls per page that reach a function, not the CDN'),
  secondsACall: assume(0.05, 'seconds of an instance per call'),
  memoryGib: createAssumption(1, 'GiB of memory per instance', 'functions/src/platform/runtime.ts'),
  firstLoadKib: createAssumption(200, 'KiB per first load, compressed: scripts, styles, texts, font', WEIGHT),
  firstLoads: assume(0.6, 'share of visits that start with an empty browser cache'),
  answersKib: assume(60, 'KiB of responses and pictures per page'),
  downloadsAVisit: assume(0.4, 'downloads per visit'),
  fileMib: assume(3, 'MiB per file, on average'),
  hostedHere: assume(0.9, 'share of downloads of files stored here'),
  readsADownload: createAssumption(9, 'reads per download (account, mod, release, file, history, volume)', DOWNLOADS),
  writesADownload: createAssumption(6, 'writes per download (history, count, limits and volume)', DOWNLOADS),
  visitsAMember: assume(4, 'visits per visitor and month'),
  signedIn: assume(0.3, 'share of visitors who have an account and sign in'),
  readsASignedVisit: assume(25, 'reads per signed-in visit (live account, favorites, notifications)'),
  catalogueGib: assume(30, 'GiB of files and pictures (10,000 files)'),
  logBytesACall: assume(700, 'bytes of log per call'),
  nightReads: createAssumption(
    60_000,
    'reads per night: seals and repair of 5,000 mods',
    'docs/decisions/recounting.md',
  ),
  restWrites: assume(9_000, 'writes per day by scheduled jobs'),
} as const satisfies Record<string, Assumption>;

const DAYS = 30;
const KIB_A_GIB = 1024 ** 2;
const MIB_A_GIB = 1024;
const GIB = 1024 ** 3;
const of = (name: keyof typeof ASSUMPTIONS): number => ASSUMPTIONS[name].value;

/** Monthly usage of all priced items. */
export const getUsage = (visits: number): Readonly<Record<Item, number>> => {
  const pages = visits * of('pagesAVisit');
  const downloads = visits * of('downloadsAVisit');
  const signedVisits = visits * of('signedIn');
  const calls = pages * of('callsAPage') + downloads * 2;
  const writes = pages * of('writesAPage') + downloads * of('writesADownload') + of('restWrites') * DAYS;
  const seconds = calls * of('secondsACall');
  return {
    reads:
      pages * of('readsAPage') +
      downloads * of('readsADownload') +
      signedVisits * of('readsASignedVisit') +
      of('nightReads') * DAYS,
    writes,
    deletes: writes / 2,
    databaseGib: 1 + visits / 1e6,
    calls,
    vcpuSeconds: seconds,
    gibSeconds: seconds * of('memoryGib'),
    hostingGib: (visits * of('firstLoads') * of('firstLoadKib') + pages * of('answersKib')) / KIB_A_GIB,
    fileGib: (downloads * of('hostedHere') * of('fileMib')) / MIB_A_GIB,
    storedGib: of('catalogueGib'),
    storageReads: downloads * of('hostedHere') + pages,
    activeUsers: (visits / of('visitsAMember')) * of('signedIn'),
    tasks: Math.min(downloads + pages / 10, 34_560 * DAYS),
    logGib: (calls * of('logBytesACall')) / GIB,
    schedules: 1,
  };
};
