/**
 * Google's list prices in US dollars as of 2026-11, for southamerica-east1 if they differ by region. Recorded without
 * network access: verify each price before you rely on it. `free` is the free part per month.
 */
export interface Price {
  readonly what: string;
  /** The unit of the price, such as 100,000 reads. */
  readonly unit: string;
  readonly per: number;
  readonly dollars: number;
  readonly free: number;
  /** Prices of higher tiers: from this usage on, price per unit. Ascending. */
  readonly tiers?: readonly { readonly from: number; readonly dollars: number }[];
  /** URL of the price. */
  readonly source: string;
}

const DAYS = 30;
const FIRESTORE = 'cloud.google.com/firestore/pricing';
const RUN = 'cloud.google.com/run/pricing';
const STORAGE = 'cloud.google.com/storage/pricing';
const TASKS = 'cloud.google.com/tasks/pricing';
const SCHEDULER = 'cloud.google.com/scheduler/pricing';

/** An item with one price, per GiB and month. */
const gib = (what: string, dollars: number, free: number, source: string) =>
  ({ what, unit: 'GiB', per: 1, dollars, free, source }) satisfies Price;
/** Operations of Firestore; `free` is the free part per day. */
const operations = (what: string, dollars: number, free: number) =>
  ({ what, unit: '100,000', per: 1e5, dollars, free: free * DAYS, source: FIRESTORE }) satisfies Price;

export const PRICES = {
  reads: operations('Firestore reads', 0.09, 50_000),
  writes: operations('Firestore writes', 0.27, 20_000),
  deletes: operations('Firestore deletes (TTL)', 0.03, 20_000),
  databaseGib: gib('Firestore storage', 0.27, 1, FIRESTORE),
  calls: { what: 'Function calls', unit: 'million', per: 1e6, dollars: 0.4, free: 2e6, source: RUN },
  vcpuSeconds: { what: 'Function vCPU seconds', unit: '1,000', per: 1e3, dollars: 0.0336, free: 180_000, source: RUN },
  gibSeconds: { what: 'Function GiB seconds', unit: '1,000', per: 1e3, dollars: 0.0035, free: 360_000, source: RUN },
  hostingGib: gib('Hosting egress', 0.15, 10, 'firebase.google.com/pricing'),
  fileGib: gib('Storage egress (downloads)', 0.12, 0, STORAGE),
  storedGib: gib('Storage, at rest', 0.035, 0, STORAGE),
  storageReads: { what: 'Storage reads (class B)', unit: '10,000', per: 1e4, dollars: 0.004, free: 0, source: STORAGE },
  activeUsers: {
    ...{
      what: 'Identity Platform: accounts active in a month',
      unit: 'account',
      per: 1,
      dollars: 0.0055,
      free: 50_000,
    },
    tiers: [
      { from: 100_000, dollars: 0.0046 },
      { from: 1_000_000, dollars: 0.0032 },
    ],
    source: 'cloud.google.com/identity-platform/pricing',
  },
  tasks: { what: 'Cloud Tasks', unit: 'million', per: 1e6, dollars: 0.4, free: 1e6, source: TASKS },
  logGib: gib('Logging', 0.5, 50, 'cloud.google.com/stackdriver/pricing'),
  schedules: { what: 'Cloud Scheduler', unit: 'job', per: 1, dollars: 0.1, free: 3, source: SCHEDULER },
} as const satisfies Record<string, Price>;

export type Item = keyof typeof PRICES;
