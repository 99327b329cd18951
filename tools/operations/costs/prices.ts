/**
 * Google's list prices in US dollars as known in 2026-11, for southamerica-east1 where they differ by region. They were
 * written down without a network at hand: check each before you rely on it. `free` is what costs nothing, a month.
 */
export interface Price {
  readonly what: string;
  /** What one price is for, such as 100,000 reads. */
  readonly unit: string;
  readonly per: number;
  readonly dollars: number;
  readonly free: number;
  /** What the next cost where there are many: from so many on, so much each `per`. In rising order. */
  readonly tiers?: readonly { readonly from: number; readonly dollars: number }[];
  /** Where Google says it. */
  readonly source: string;
}

const DAYS = 30;
const FIRESTORE = 'cloud.google.com/firestore/pricing';
const RUN = 'cloud.google.com/run/pricing';
const STORAGE = 'cloud.google.com/storage/pricing';

export const PRICES = {
  reads: { what: 'Firestore reads', unit: '100,000', per: 1e5, dollars: 0.09, free: 50_000 * DAYS, source: FIRESTORE },
  writes: {
    what: 'Firestore writes',
    unit: '100,000',
    per: 1e5,
    dollars: 0.27,
    free: 20_000 * DAYS,
    source: FIRESTORE,
  },
  deletes: {
    what: 'Firestore deletes (TTL)',
    unit: '100,000',
    per: 1e5,
    dollars: 0.03,
    free: 20_000 * DAYS,
    source: FIRESTORE,
  },
  databaseGib: { what: 'Firestore storage', unit: 'GiB', per: 1, dollars: 0.27, free: 1, source: FIRESTORE },
  calls: { what: 'Function calls', unit: 'million', per: 1e6, dollars: 0.4, free: 2e6, source: RUN },
  vcpuSeconds: { what: 'Function vCPU seconds', unit: '1,000', per: 1e3, dollars: 0.0336, free: 180_000, source: RUN },
  gibSeconds: { what: 'Function GiB seconds', unit: '1,000', per: 1e3, dollars: 0.0035, free: 360_000, source: RUN },
  hostingGib: {
    what: 'Hosting egress',
    unit: 'GiB',
    per: 1,
    dollars: 0.15,
    free: 10,
    source: 'firebase.google.com/pricing',
  },
  fileGib: { what: 'Storage egress (downloads)', unit: 'GiB', per: 1, dollars: 0.12, free: 0, source: STORAGE },
  storedGib: { what: 'Storage, at rest', unit: 'GiB', per: 1, dollars: 0.035, free: 0, source: STORAGE },
  storageReads: { what: 'Storage reads (class B)', unit: '10,000', per: 1e4, dollars: 0.004, free: 0, source: STORAGE },
  activeUsers: {
    ...{ what: 'Auth: accounts active in a month', unit: 'account', per: 1, dollars: 0.0055, free: 50_000 },
    tiers: [
      { from: 100_000, dollars: 0.0046 },
      { from: 1_000_000, dollars: 0.0032 },
    ],
    source: 'cloud.google.com/identity-platform/pricing',
  },
  tasks: {
    what: 'Cloud Tasks',
    unit: 'million',
    per: 1e6,
    dollars: 0.4,
    free: 1e6,
    source: 'cloud.google.com/tasks/pricing',
  },
  logGib: {
    what: 'Logging',
    unit: 'GiB',
    per: 1,
    dollars: 0.5,
    free: 50,
    source: 'cloud.google.com/stackdriver/pricing',
  },
  schedules: {
    what: 'Cloud Scheduler',
    unit: 'job',
    per: 1,
    dollars: 0.1,
    free: 3,
    source: 'cloud.google.com/scheduler/pricing',
  },
} as const satisfies Record<string, Price>;

export type Item = keyof typeof PRICES;
