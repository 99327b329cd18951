import type { Item } from './prices.ts';

/** Visits a month for which the sheet is made. */
export const SIZES = [1_000, 100_000, 10_000_000] as const;

/** A figure, what it means, and where it comes from: a bench of ours, or an assumption of ours. */
export interface Figure {
  readonly value: number;
  readonly what: string;
  readonly from: string;
}

const READS = 'the bound that npm run bench -- reads --seed holds: 500 for 10,000 pages';
const WEIGHT = 'the bound of scripts that npm run bench -- weight holds (135), and an assumption for the rest';
const ASSUMED = 'assumed';

export const FIGURES = {
  pagesAVisit: { value: 5, what: 'pages a visit', from: ASSUMED },
  readsAPage: {
    value: 0.05,
    what: 'Firestore reads a page, behind the CDN (10,000 pages in ten minutes)',
    from: READS,
  },
  writesAPage: {
    value: 0.5,
    what: 'writes a page (views: the first of a visitor, mod and day, and its roll-up)',
    from: ASSUMED,
  },
  callsAPage: { value: 1.2, what: 'calls of functions a page that the CDN does not answer', from: ASSUMED },
  secondsACall: { value: 0.05, what: 'seconds an instance works on a call', from: ASSUMED },
  memoryGib: { value: 1, what: 'GiB of memory of an instance', from: 'functions/src/platform/runtime.ts' },
  firstLoadKib: { value: 200, what: 'KiB of a first load, compressed: scripts, styles, texts, font', from: WEIGHT },
  firstLoads: { value: 0.6, what: 'of visits begin without anything in the browser’s cache', from: ASSUMED },
  answersKib: { value: 60, what: 'KiB of answers and pictures a page', from: ASSUMED },
  downloadsAVisit: { value: 0.4, what: 'downloads a visit', from: ASSUMED },
  fileMib: { value: 3, what: 'MiB of a file, on average', from: ASSUMED },
  hostedHere: { value: 0.9, what: 'of downloads are of files hosted here', from: ASSUMED },
  readsADownload: {
    value: 8,
    what: 'reads a download (account, mod, release, file, history)',
    from: 'docs/decisions/what-a-download-writes.md',
  },
  writesADownload: { value: 4, what: 'writes a download', from: 'docs/decisions/what-a-download-writes.md' },
  visitsAMember: { value: 4, what: 'visits a month of a visitor', from: ASSUMED },
  signedIn: { value: 0.3, what: 'of visitors have an account and sign in', from: ASSUMED },
  readsASignedVisit: {
    value: 25,
    what: 'reads of a signed-in visit (account, favorites, notifications live)',
    from: ASSUMED,
  },
  catalogueGib: { value: 30, what: 'GiB of files and pictures (10,000 files)', from: ASSUMED },
  logBytesACall: { value: 700, what: 'bytes of log a call', from: ASSUMED },
  nightReads: {
    value: 60_000,
    what: 'reads a night: seals and repair of 5,000 mods',
    from: 'docs/decisions/recounting.md',
  },
  restWrites: { value: 9_000, what: 'writes a day of recurring work', from: ASSUMED },
} as const satisfies Record<string, Figure>;

const DAYS = 30;
const KIB_A_GIB = 1024 ** 2;
const MIB_A_GIB = 1024;
const GIB = 1024 ** 3;
const of = (name: keyof typeof FIGURES): number => FIGURES[name].value;

/** What a month of so many visits uses of everything that has a price. */
export const usageOf = (visits: number): Readonly<Record<Item, number>> => {
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
