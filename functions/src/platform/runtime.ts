import type { MemoryOption } from 'firebase-functions';

/** What one deployed function may take. Together these are the roof over what an attack can cost. */
export interface Runtime {
  readonly memory: MemoryOption;
  /** Instances at the same time, at most; more callers wait or get 429 from the platform. */
  readonly maxInstances: number;
  /** Calls that one instance serves at the same time. */
  readonly concurrency: number;
  /** After so long a call is ended. */
  readonly timeoutSeconds: number;
}

/** Hosting gives nobody more time than this, whatever a function is allowed. */
const HOSTING_SECONDS = 60;

/** What is told of one written document: some reads and a commit. */
const written = { memory: '256MiB', maxInstances: 10, concurrency: 40, timeoutSeconds: 60 } as const;

/** Every deployed function by its name; a test holds what is exported against it. */
export const RUNTIME = {
  /** Public GETs, and the only one with the catalogue's index: SQLite answers one question at a time. */
  catalogue: { memory: '1GiB', maxInstances: 100, concurrency: 16, timeoutSeconds: HOSTING_SECONDS },
  /** Accounts, members, downloads. */
  api: { memory: '512MiB', maxInstances: 100, concurrency: 80, timeoutSeconds: HOSTING_SECONDS },
  /** Staff's calls. */
  admin: { memory: '1GiB', maxInstances: 10, concurrency: 16, timeoutSeconds: HOSTING_SECONDS },
  /** Pictures, and all work on files: `heavy-work.ts` says what of it goes on at once, in memory of which files are a part. */
  media: { memory: '4GiB', maxInstances: 50, concurrency: 16, timeoutSeconds: HOSTING_SECONDS },

  commentWritten: written,
  favoriteWritten: written,
  modWritten: written,
  probeWritten: written,
  profileWritten: written,
  ratingWritten: written,
  releaseWritten: written,
  reportWritten: written,
  voteWritten: written,

  authorCards: { memory: '512MiB', maxInstances: 4, concurrency: 4, timeoutSeconds: 540 },
  buildCatalogue: { memory: '2GiB', maxInstances: 2, concurrency: 1, timeoutSeconds: 540 },
  fanOut: { memory: '512MiB', maxInstances: 4, concurrency: 4, timeoutSeconds: 540 },
  memberProgress: { memory: '256MiB', maxInstances: 10, concurrency: 40, timeoutSeconds: 60 },
  rollUp: { memory: '512MiB', maxInstances: 4, concurrency: 1, timeoutSeconds: 120 },

  /** One schedule runs one list of work; never two at the same time. */
  tick: { memory: '512MiB', maxInstances: 1, concurrency: 1, timeoutSeconds: 300 },
} as const satisfies Record<string, Runtime>;
