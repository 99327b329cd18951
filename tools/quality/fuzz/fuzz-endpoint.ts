import type { Endpoint } from '@bigorna/domain/endpoints/endpoint';
import { ENDPOINTS } from '@bigorna/domain/endpoints/index';
import fc from 'fast-check';
import type { Portal } from '../portal.ts';
import { curlOf, type Reply, type SentRequest, send, someAddress } from '../send.ts';
import type { Identities } from './identities.ts';
import { faultsOf, strays } from './judge.ts';
import type { KnownRecords } from './known-records.ts';
import type { Operation } from './operations.ts';
import { type FuzzRequest, requestsTo } from './requests.ts';

/** What became of one endpoint's requests. */
export interface Outcome {
  readonly operation: Operation;
  readonly requests: number;
  /** How often each status was answered; `no answer` where there was none. */
  readonly statuses: ReadonlyMap<string, number>;
  /** The smallest request that was answered wrongly, as a shell would send it, and why. */
  readonly fault: { readonly curl: string; readonly reasons: readonly string[] } | null;
}

export interface FuzzOptions {
  readonly portal: Portal;
  readonly identities: Identities;
  readonly seed: number;
  readonly runs: number;
  /** Aborted when somebody asks to stop. */
  readonly signal: AbortSignal;
}

/** Looking for a smaller request is bounded in time, each step being a request; so are the requests before it. */
const SHRINK_MS = 60_000;
const REQUEST_MS = 500;

const concrete = (request: FuzzRequest, { portal, identities }: FuzzOptions): SentRequest => {
  const authorization = identities.get(request.bearer);
  const { method, target, body } = request;
  const headers: Record<string, string> = {
    'X-Forwarded-For': someAddress(),
    ...(authorization === undefined ? {} : { Authorization: authorization }),
    ...(typeof body === 'string' ? { 'Content-Type': 'application/json' } : {}),
    ...request.headers,
  };
  // A length that is none lies about a body that would then be read as the next request.
  const isEmpty = headers['Content-Length'] !== undefined || ['GET', 'HEAD'].includes(method);
  return { url: portal.url, method, target, headers, body: isEmpty ? undefined : body };
};

/** What the Hosting emulator says of an address that it cannot read; Hosting itself would not. */
const UNREAD_BY_HOSTING = 'Unexpected error occurred.';

/** The answer of our own code: asked past the Hosting emulator where that fell over the address. */
const replyOf = async (sent: SentRequest, { portal }: FuzzOptions, { id }: Operation): Promise<Reply> => {
  const reply = await send(sent);
  if (reply.status !== 500 || reply.text !== UNREAD_BY_HOSTING) return reply;
  const endpoint: Endpoint | undefined = new Map<string, Endpoint>(Object.entries(ENDPOINTS)).get(id);
  const { pathname, origin } = new URL(`${portal.functions}/${endpoint?.service ?? 'api'}`);
  return send({ ...sent, url: origin, target: `${pathname}${sent.target}` });
};

/** A server may hang up on who sends much that it does not take, before it was all sent. */
const MUCH = 16 * 1024;
const hungUp = ({ body }: SentRequest, error: unknown): boolean =>
  (body?.length ?? 0) > MUCH &&
  error instanceof Error &&
  'code' in error &&
  ['ECONNRESET', 'EPIPE'].includes(String(error.code));

/** Sends generated requests to one endpoint until one is answered wrongly, and then looks for the smallest that is. */
export const fuzzEndpoint = async (
  operation: Operation,
  known: KnownRecords,
  options: FuzzOptions,
): Promise<Outcome> => {
  const statuses = new Map<string, number>();
  const note = (status: string) => statuses.set(status, (statuses.get(status) ?? 0) + 1);
  let fault: Outcome['fault'] = null;
  const holds = fc.asyncProperty(requestsTo(operation, known), async (request) => {
    options.signal.throwIfAborted();
    const sent = concrete(request, options);
    const reasons = await replyOf(sent, options, operation).then(
      (reply) => {
        note(String(reply.status));
        return faultsOf(operation, reply, strays(operation, sent.method, sent.target), sent.method);
      },
      (error: unknown) => {
        note('no answer');
        return hungUp(sent, error) ? [] : [`no answer: ${String(error)}`];
      },
    );
    if (reasons.length > 0) fault = { curl: curlOf(sent), reasons };
    return reasons.length === 0;
  });
  await fc.check(holds, {
    seed: options.seed,
    numRuns: options.runs,
    interruptAfterTimeLimit: options.runs * REQUEST_MS + SHRINK_MS,
  });
  options.signal.throwIfAborted();
  const requests = [...statuses.values()].reduce((sum, count) => sum + count, 0);
  return { operation, requests, statuses, fault };
};
