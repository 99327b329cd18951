import type { Admin } from '../admin.ts';
import { createCaller } from '../caller.ts';
import type { Portal } from '../portal.ts';
import { fuzzEndpoint, type Outcome, sendOne } from './fuzz-endpoint.ts';
import { createIdentities } from './identities.ts';
import { type Operation, readOperations } from './operations.ts';
import { prepareRequest } from './prepared-requests.ts';
import { readSampleTexts, readSampleValues } from './sample-values.ts';

export interface RunOptions {
  readonly portal: Portal;
  readonly admin: Admin;
  readonly seed: number;
  /** Requests per endpoint. */
  readonly runs: number;
  /** Endpoints in parallel. */
  readonly lanes: number;
  /** When aborted, the run throws the reason of the signal. */
  readonly signal: AbortSignal;
  /** The only endpoint to fuzz, by operationId. */
  readonly endpoint?: string | undefined;
  readonly onOutcome?: (outcome: Outcome) => void;
}

/** Maximum of requests per set of accounts. More requests would reach the rate limits per account. */
const REQUESTS_AN_ACCOUNT = 60;

/** Calls that may end the sessions of their callers. */
const ENDING = ['logout', 'endSession', 'endOtherSessions', 'endAllSessions', 'revokeSessions', 'expirePassword'];
/** Ends the sessions of all lanes, so this endpoint runs last. */
const SIGN_OUT_ALL = 'signOutMany';

/** Path of a document that affects all calls. The run restores it after each endpoint. */
const SETTINGS = 'settings/site';

/**
 * Sends generated requests to every endpoint of a portal. Destroys the portal's data.
 *
 * @throws Error if no endpoint has the given name
 */
export const runFuzz = async (options: RunOptions): Promise<Outcome[]> => {
  const { portal, admin, seed, runs, lanes, signal, endpoint, onOutcome } = options;
  const all = await readOperations(portal.url);
  const chosen = all.filter(({ id }) => endpoint === undefined || id === endpoint);
  if (chosen.length === 0) throw new Error(`No endpoint has the id ${endpoint}`);
  const settings = await admin.firestore.doc(SETTINGS).get();
  const observer = await createCaller(admin, { role: 'super_admin' });
  const source = { portal, admin, observer: observer.authorization };
  const texts = await readSampleTexts(source);
  const outcomes: Outcome[] = [];
  const lane = async (waiting: Operation[]): Promise<void> => {
    if (waiting.length === 0) return;
    let identities = await createIdentities(admin);
    let left = REQUESTS_AN_ACCOUNT;
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const outcome: Outcome = { operation: next, statuses: [], hasSucceeded: false, fault: null };
      for (let done = 0; done < runs && outcome.fault === null; done += REQUESTS_AN_ACCOUNT) {
        const count = Math.min(REQUESTS_AN_ACCOUNT, runs - done);
        if (left < count) [left, identities] = [REQUESTS_AN_ACCOUNT, await createIdentities(admin)];
        left -= count;
        const known = await readSampleValues(source, texts, next);
        await fuzzEndpoint(outcome, known, { portal, identities, seed: seed + done, runs: count, signal });
      }
      const prepared = outcome.hasSucceeded ? undefined : await prepareRequest(source, next);
      if (prepared !== undefined) await sendOne(outcome, prepared, portal);
      if (ENDING.includes(next.id)) left = 0;
      await settings.ref.set(settings.data() ?? {});
      outcomes.push(outcome);
      onOutcome?.(outcome);
    }
  };
  const waiting = chosen.filter(({ id }) => id !== SIGN_OUT_ALL);
  await Promise.all(Array.from({ length: lanes }, () => lane(waiting)));
  await lane(chosen.filter(({ id }) => id === SIGN_OUT_ALL));
  return outcomes;
};
