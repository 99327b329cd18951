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
const PROGRESS = 'docs/decisions/achievements.md';
const RECOUNTING = 'docs/decisions/recounting.md';
const RECONCILIATION = 'functions/src/members/accounts/nightly-reconciliation.ts';

export const ASSUMPTIONS = {
  pagesAVisit: assume(5, 'pages per visit'),
  readsAPage: createAssumption(0.05, 'Firestore reads per page, behind the CDN (10,000 pages in ten minutes)', READS),
  writesAPage: assume(0.5, 'writes per page (the first view of a visitor, mod and day, and its roll-up)'),
  eventReadsAPage: assume(0.5, 'reads per page by roll-ups: each counted view is read once'),
  callsAPage: assume(1.2, 'function calls per page that reach a function, not the CDN'),
  secondsACall: assume(0.05, 'seconds of an instance per call'),
  memoryGib: createAssumption(1, 'GiB of memory per instance', 'functions/src/platform/runtime.ts'),
  firstLoadKib: createAssumption(200, 'KiB per first load, compressed: scripts, styles, texts, font', WEIGHT),
  firstLoads: assume(0.6, 'share of visits that start with an empty browser cache'),
  answersKib: assume(60, 'KiB of responses and pictures per page'),
  downloadsAVisit: assume(0.4, 'downloads per visit'),
  fileMib: assume(3, 'MiB per file, on average'),
  hostedHere: assume(0.9, 'share of downloads of files stored here'),
  readsADownload: assume(9, 'reads per download (account, mod, release, file, history, volume)'),
  writesADownload: assume(6, 'writes per download (history, count, limits and volume)'),
  progressReads: createAssumption(44, 'reads per download by the task of achievements, at most', PROGRESS),
  visitsAMember: assume(4, 'visits per visitor and month'),
  signedIn: assume(0.3, 'share of visitors who have an account and sign in'),
  readsASignedVisit: assume(25, 'reads per signed-in visit (live account, favorites, notifications)'),
  catalogueGib: assume(30, 'GiB of files and pictures (10,000 files)'),
  logBytesACall: assume(700, 'bytes of log per call'),
  nightReads: createAssumption(50_000, 'reads per night: seals and repair of 5,000 mods', RECOUNTING),
  readsARollUp: createAssumption(2, 'reads per night for each roll-up of the day', RECOUNTING),
  readsAMember: createAssumption(2, 'reads per account and pass of the reconciliation', RECONCILIATION),
  comparedADay: createAssumption(576_000, 'accounts and Auth users that a pass compares in a day', RECONCILIATION),
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
  const rollUps = Math.min(downloads + pages / 10, 34_560 * DAYS);
  const members = (visits / of('visitsAMember')) * of('signedIn');
  // A pass starts a day after the end of the previous pass.
  const passes = DAYS / (1 + (2 * members) / of('comparedADay'));
  // A ticket, its redemption and the task of achievements.
  const calls = pages * of('callsAPage') + downloads * 3;
  const writes = pages * of('writesAPage') + downloads * of('writesADownload') + of('restWrites') * DAYS;
  const seconds = calls * of('secondsACall');
  return {
    reads:
      pages * (of('readsAPage') + of('eventReadsAPage')) +
      downloads * (of('readsADownload') + of('progressReads')) +
      rollUps * of('readsARollUp') +
      members * of('readsAMember') * passes +
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
    activeUsers: members,
    tasks: rollUps + downloads,
    logGib: (calls * of('logBytesACall')) / GIB,
    schedules: 1,
  };
};
