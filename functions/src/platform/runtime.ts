import type { MemoryOption } from 'firebase-functions';

/** Resources of one deployed function. Together they limit the cost of an attack. */
export interface Runtime {
  readonly memory: MemoryOption;
  /** vCPU of an instance. */
  readonly cpu: number;
  /** Maximum of concurrent instances. Further callers wait or get 429 from the platform. */
  readonly maxInstances: number;
  /** Concurrent calls per instance. */
  readonly concurrency: number;
  /** The platform ends a call after this time. */
  readonly timeoutSeconds: number;
}

/** Hosting's own limit. It also applies if the function allows more. */
const HOSTING_SECONDS = 60;

/**
 * A check of an archive must take less time, its download included. `npm run bench -- uploads` measures the check alone,
 * and fails above this time (docs/quality.md).
 */
export const SLOWEST_CHECK_SECONDS = 26;

/**
 * Resources of a trigger for one written document, which takes some reads and a commit.
 *
 * Memory is chosen by the load run (docs/quality.md), which fails above 80 % of it. No function exceeds the default
 * quota of a new project, 20 vCPU and 40 GiB in a region. `npm run deploy -- --plan` checks this (docs/operations.md).
 */
const WRITE_TRIGGER = { memory: '512MiB', cpu: 1, maxInstances: 10, concurrency: 40, timeoutSeconds: 60 } as const;

/** All deployed functions by name. A test compares them with the exports. */
export const RUNTIME = {
  /** Public GETs. Few parallel requests, because the index runs one query at a time. */
  catalogue: { memory: '1GiB', cpu: 1, maxInstances: 20, concurrency: 16, timeoutSeconds: HOSTING_SECONDS },
  /** Accounts, members, downloads, published pictures. */
  api: { memory: '1GiB', cpu: 1, maxInstances: 20, concurrency: 80, timeoutSeconds: HOSTING_SECONDS },
  admin: { memory: '1GiB', cpu: 1, maxInstances: 10, concurrency: 16, timeoutSeconds: HOSTING_SECONDS },
  /**
   * All work on uploaded files, and preview pictures for links. Temporary files take part of the memory. An instance
   * checks one archive at a time, for `SLOWEST_CHECK_SECONDS` at worst. So only two calls share an instance: a second
   * check ends in time, a third may not. Few instances, so that most of a new project's quota stays for visitors.
   */
  media: { memory: '4GiB', cpu: 2, maxInstances: 4, concurrency: 2, timeoutSeconds: HOSTING_SECONDS },

  commentWritten: WRITE_TRIGGER,
  favoriteWritten: WRITE_TRIGGER,
  modWritten: WRITE_TRIGGER,
  probeWritten: WRITE_TRIGGER,
  profileWritten: WRITE_TRIGGER,
  ratingWritten: WRITE_TRIGGER,
  releaseWritten: WRITE_TRIGGER,
  reportWritten: WRITE_TRIGGER,
  usefulWritten: WRITE_TRIGGER,
  voteWritten: WRITE_TRIGGER,

  authorCards: { memory: '512MiB', cpu: 1, maxInstances: 4, concurrency: 4, timeoutSeconds: 540 },
  buildCatalogue: { memory: '2GiB', cpu: 1, maxInstances: 2, concurrency: 1, timeoutSeconds: 540 },
  fanOut: { memory: '512MiB', cpu: 1, maxInstances: 4, concurrency: 4, timeoutSeconds: 540 },
  memberProgress: { memory: '512MiB', cpu: 1, maxInstances: 10, concurrency: 40, timeoutSeconds: 60 },
  takeDown: { memory: '512MiB', cpu: 1, maxInstances: 2, concurrency: 4, timeoutSeconds: 540 },
  rollUp: { memory: '512MiB', cpu: 1, maxInstances: 4, concurrency: 1, timeoutSeconds: 120 },

  /** One schedule runs all recurring jobs, never two runs at the same time. */
  tick: { memory: '1GiB', cpu: 1, maxInstances: 1, concurrency: 1, timeoutSeconds: 300 },
} as const satisfies Record<string, Runtime>;

const RUNTIMES: Readonly<Record<string, Runtime>> = RUNTIME;

/** Resources of a function by its name; undefined for an unknown name. */
export const getRuntime = (name: string): Runtime | undefined => RUNTIMES[name];

/** A memory limit in MiB. */
export const toMebibytes = (memory: MemoryOption): number =>
  Number.parseInt(memory, 10) * (memory.endsWith('GiB') ? 1024 : 1);
