import type { Admin } from '../admin.ts';
import type { Portal } from '../portal.ts';
import { fuzzEndpoint, type Outcome } from './fuzz-endpoint.ts';
import { type Identities, makeIdentities, makeKeeper } from './identities.ts';
import { knownRecords, knownTexts } from './known-records.ts';
import { type Operation, readOperations } from './operations.ts';
import type { Source } from './source.ts';
import type { KnownTexts } from './valid-values.ts';

export interface RunOptions {
  readonly portal: Portal;
  readonly admin: Admin;
  readonly seed: number;
  /** Requests to each endpoint. */
  readonly runs: number;
  /** How many endpoints are asked at the same time. */
  readonly lanes: number;
  /** Aborted when somebody asks to stop: the run then ends by the signal's reason. */
  readonly signal: AbortSignal;
  /** The one endpoint to ask, by its operationId. */
  readonly endpoint?: string | undefined;
  readonly onOutcome?: (outcome: Outcome) => void;
}

/** Fresh accounts serve so many requests: limits by account are not to refuse most of them. */
const REQUESTS_AN_ACCOUNT = 60;

/** The accounts that requests are made as, fresh ones each time that those there are were used enough. */
const accountsOf = ({ portal, admin }: RunOptions) => {
  let used = 0;
  let present: Promise<Identities> | undefined;
  return (requests: number): Promise<Identities> => {
    if (used + requests > REQUESTS_AN_ACCOUNT) present = undefined;
    used = present === undefined ? requests : used + requests;
    present ??= makeIdentities(portal, admin);
    return present;
  };
};

const sum = (operation: Operation, outcomes: readonly Outcome[]): Outcome => {
  const statuses = new Map<string, number>();
  for (const [status, count] of outcomes.flatMap((outcome) => [...outcome.statuses])) {
    statuses.set(status, (statuses.get(status) ?? 0) + count);
  }
  const requests = outcomes.reduce((total, outcome) => total + outcome.requests, 0);
  return { operation, requests, statuses, fault: outcomes.at(-1)?.fault ?? null };
};

/** What the requests of one lane stand on. */
interface Ground {
  readonly source: Source;
  readonly texts: KnownTexts;
  readonly accounts: ReturnType<typeof accountsOf>;
}

const fuzzOne = async (
  operation: Operation,
  { source, texts, accounts }: Ground,
  { portal, runs, seed, signal }: RunOptions,
): Promise<Outcome> => {
  const outcomes: Outcome[] = [];
  for (let done = 0; done < runs && !outcomes.at(-1)?.fault; done += REQUESTS_AN_ACCOUNT) {
    const count = Math.min(REQUESTS_AN_ACCOUNT, runs - done);
    const identities = await accounts(count);
    const known = await knownRecords(source, texts, operation);
    outcomes.push(await fuzzEndpoint(operation, known, { portal, identities, seed: seed + done, runs: count, signal }));
  }
  return sum(operation, outcomes);
};

/** What a call may change that all others stand on. */
const SETTINGS = 'settings/site';

/**
 * Sends generated requests to every endpoint that a portal describes. The portal is not what it was afterwards.
 *
 * @throws Error when no endpoint has the name asked for
 */
export const fuzz = async (options: RunOptions): Promise<Outcome[]> => {
  const { portal, admin, endpoint, lanes, onOutcome } = options;
  const all = await readOperations(portal.url);
  const waiting = all.filter(({ id }) => endpoint === undefined || id === endpoint);
  if (waiting.length === 0) throw new Error(`No endpoint is called ${endpoint}`);
  const settings = await admin.firestore.doc(SETTINGS).get();
  const source = { portal, admin, keeper: await makeKeeper(portal, admin) };
  const texts = await knownTexts(source);
  const outcomes: Outcome[] = [];
  const lane = async (): Promise<void> => {
    const accounts = accountsOf(options);
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const outcome = await fuzzOne(next, { source, texts, accounts }, options);
      await settings.ref.set(settings.data() ?? {});
      outcomes.push(outcome);
      onOutcome?.(outcome);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return outcomes;
};
