import type { Endpoint } from '@bigorna/domain/endpoints/endpoint.schemas';
import { ENDPOINTS } from '@bigorna/domain/endpoints/index.schemas';
import fc from 'fast-check';
import type { Portal } from '../portal.ts';
import { getRandomIp, type ReceivedResponse, type SentRequest, send, toCurl } from '../send.ts';
import type { Identities } from './identities.ts';
import { findFaults, mayHitOtherEndpoint } from './judge.ts';
import type { Operation } from './operations.ts';
import { createRequests, type FuzzRequest } from './requests.ts';
import type { SampleValues } from './sample-values.ts';

/** Result of fuzzing one endpoint. */
export interface Outcome {
  readonly operation: Operation;
  /** Status of each response; `no answer` without a response. */
  readonly statuses: string[];
  /** Whether this endpoint returned a success. Responses of other endpoints do not count. */
  hasSucceeded: boolean;
  /** The smallest failing request as a shell command, and the reasons. */
  fault: { readonly curl: string; readonly reasons: readonly string[] } | null;
}

export interface FuzzOptions {
  readonly portal: Portal;
  readonly identities: Identities;
  readonly seed: number;
  readonly runs: number;
  /** Aborted when the run must stop. */
  readonly signal: AbortSignal;
}

/** Time limits: for shrinking, which sends a request per step, and for each generated request. */
const SHRINK_MS = 60_000;
const REQUEST_MS = 500;

const concrete = (request: FuzzRequest, { portal, identities }: FuzzOptions): SentRequest => {
  const authorization = identities.get(request.bearer);
  const { method, target, body } = request;
  const headers: Record<string, string> = {
    'X-Forwarded-For': getRandomIp(),
    ...(authorization === undefined ? {} : { Authorization: authorization }),
    ...(typeof body === 'string' ? { 'Content-Type': 'application/json' } : {}),
    ...request.headers,
  };
  // With a wrong Content-Length the server would read the body as the next request.
  const isEmpty = headers['Content-Length'] !== undefined || ['GET', 'HEAD'].includes(method);
  return { url: portal.url, method, target, headers, body: isEmpty ? undefined : body };
};

/** Error text of the Hosting emulator for a URL that it cannot read. Hosting itself accepts such URLs. */
const UNREAD_BY_HOSTING = 'Unexpected error occurred.';

/** Response through the Hosting emulator; undefined if the emulator cannot read the URL. */
const getResponseByHosting = async (sent: SentRequest): Promise<ReceivedResponse | undefined> => {
  // An unparsable URL or host would crash the emulator.
  if (!URL.canParse(sent.target, `http://${sent.headers.Host || 'localhost'}`)) return undefined;
  const response = await send(sent);
  return response.status === 500 && response.text === UNREAD_BY_HOSTING ? undefined : response;
};

/** Response of our code. Bypasses the Hosting emulator if the emulator cannot read the URL. */
const getResponse = async (sent: SentRequest, portal: Portal, { id }: Operation): Promise<ReceivedResponse> => {
  const response = await getResponseByHosting(sent);
  if (response !== undefined) return response;
  const endpoint: Endpoint | undefined = new Map<string, Endpoint>(Object.entries(ENDPOINTS)).get(id);
  const { pathname, origin } = new URL(`${portal.functions}/${endpoint?.service ?? 'api'}`);
  return send({ ...sent, url: origin, target: `${pathname}${sent.target}` });
};

/** A server may close the connection during a large rejected upload. */
const LARGE_BODY_BYTES = 16 * 1024;
const isExpectedReset = ({ body }: SentRequest, error: unknown): boolean =>
  (body?.length ?? 0) > LARGE_BODY_BYTES &&
  error instanceof Error &&
  'code' in error &&
  ['ECONNRESET', 'EPIPE'].includes(String(error.code));

/** Sends one request and adds its response to the outcome. Returns whether the response is right. */
export const sendOne = async (outcome: Outcome, sent: SentRequest, portal: Portal): Promise<boolean> => {
  const { operation, statuses } = outcome;
  const reasons = await getResponse(sent, portal, operation).then(
    (response) => {
      const isOtherEndpoint = mayHitOtherEndpoint(operation, sent.method, sent.target);
      statuses.push(String(response.status));
      outcome.hasSucceeded ||= response.status < 400 && !isOtherEndpoint;
      return findFaults(operation, response, isOtherEndpoint, sent.method);
    },
    (error: unknown) => {
      statuses.push('no answer');
      return isExpectedReset(sent, error) ? [] : [`no answer: ${String(error)}`];
    },
  );
  if (reasons.length > 0) outcome.fault = { curl: toCurl(sent), reasons };
  return reasons.length === 0;
};

/** Sends generated requests to an endpoint until one fails, then shrinks that request. Adds to the outcome. */
export const fuzzEndpoint = async (outcome: Outcome, known: SampleValues, options: FuzzOptions): Promise<void> => {
  const holds = fc.asyncProperty(createRequests(outcome.operation, known), async (request) => {
    options.signal.throwIfAborted();
    return sendOne(outcome, concrete(request, options), options.portal);
  });
  await fc.check(holds, {
    seed: options.seed,
    numRuns: options.runs,
    interruptAfterTimeLimit: options.runs * REQUEST_MS + SHRINK_MS,
  });
  options.signal.throwIfAborted();
};
