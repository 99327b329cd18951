import { RUNTIME, type Runtime } from './runtime.ts';

/** How long work waits for Firestore, in milliseconds. */
interface Patience {
  /** For a reading. Firestore's client asks again for three quarters of a minute, and no setting of it changes that. */
  readonly readingMs: number;
  /** For a transaction, however often it is run. */
  readonly transactionMs: number;
}

/** No reading is given longer. */
const READING_MS_MAX = 60_000;
/** What a call has whom a person waits for. */
const CALL_SECONDS = RUNTIME.api.timeoutSeconds;

const RUNTIMES: Readonly<Record<string, Runtime>> = RUNTIME;

/**
 * How long a function waits, by how long it may take: a person is answered soon, and a count of millions that nobody waits for
 * is let finish.
 *
 * @param name undefined outside of any function
 */
export const patienceOf = (name: string | undefined): Patience => {
  const milliseconds = (RUNTIMES[name ?? '']?.timeoutSeconds ?? CALL_SECONDS) * 1000;
  return { readingMs: Math.min(milliseconds / 5, READING_MS_MAX), transactionMs: milliseconds / 2 };
};

/** Of the function that this process runs. */
export const PATIENCE = patienceOf(process.env.FUNCTION_TARGET);
