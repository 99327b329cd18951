import { failure } from '@bigorna/domain/endpoints/envelope.schemas';
import { ERROR_STATUS, isErrorCode } from '@bigorna/domain/errors/codes';
import { z } from 'zod';
import type { ReceivedResponse } from '../send.ts';
import type { Operation } from './operations.ts';

/** Engine and internal words that no response may contain. */
const ENGINE =
  /FirebaseError|FirebaseAuthError|SQLITE|sqlite|GrpcStatus|GoogleError|Cannot read propert|is not a function|TypeError|ZodError|UnhandledPromise|node_modules|\bat (?:async )?[\w.<>]+ \(|\bat (?:file:\/\/)?\/|\/functions\/dist/;

const failureBody = z.strictObject(failure.shape);

/** Faults that any response of our code may have: internal words of the engine. */
const generalFaults = ({ status, text, headers }: ReceivedResponse): string[] => {
  const isText = headers['content-type']?.includes('json') || status >= 400;
  const engine = isText ? ENGINE.exec(text)?.[0] : undefined;
  return engine === undefined ? [] : [`words of an engine: ${engine}`];
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const JSON_TYPE = 'application/json; charset=utf-8';
const SHARED = /^public, max-age=0, s-maxage=[1-9]\d*$/;
const PRIVATE = 'private, no-store';

/** Cache-Control that Hosting adds if the URL also matches a page of the site. */
const OTHER_PAGE_CACHE = 'no-cache';

const failureFaults = ({ status, text, headers }: ReceivedResponse, declared: string | undefined): string[] => {
  const faults: string[] = [];
  if (headers['content-type'] !== JSON_TYPE) faults.push(`a failure of type ${headers['content-type']}`);
  const body = failureBody.safeParse(parsed(text));
  if (!body.success) return [...faults, `no envelope of a failure: ${z.prettifyError(body.error)}`];
  const { code, message } = body.data;
  if (!isErrorCode(code) || ERROR_STATUS[code] !== status) faults.push(`${code} with status ${status}`);
  if (declared !== undefined && !declared.split(', ').includes(code)) faults.push(`${code} is not declared`);
  if (message === '') faults.push('no message');
  const cache = headers['cache-control'];
  if (cache !== PRIVATE && !(declared === undefined && cache === OTHER_PAGE_CACHE))
    faults.push(`Cache-Control of a failure: ${cache}`);
  if (status === 429 && !/^\d+$/.test(headers['retry-after'] ?? '')) faults.push('429 without Retry-After');
  if (status === 401 && headers['www-authenticate'] === undefined) faults.push('401 without WWW-Authenticate');
  return faults;
};

const successFaults = (operation: Operation, response: ReceivedResponse): string[] => {
  const { status, text, headers } = response;
  const cache = headers['cache-control'] ?? '';
  const faults: string[] = [];
  if (cache !== PRIVATE && !(operation.access === 'public' && SHARED.test(cache)))
    faults.push(`Cache-Control: ${cache}`);
  const schema = operation.responses.get(status)?.schema;
  if (schema === undefined || status === 304) return faults;
  if (headers['content-type'] !== JSON_TYPE) faults.push(`a success of type ${headers['content-type']}`);
  const body = schema.safeParse(parsed(text));
  if (!body.success) faults.push(`not as declared: ${z.prettifyError(body.error)}`);
  return faults;
};

/** Parts of paths that a server may resolve to another path, or to none. */
const OTHER_ENDPOINT_PATHS = /\/\/|\/\.|%2f|%5c|%2e|\\|#/i;

/** Whether a request may reach another endpoint than its own. */
export const mayHitOtherEndpoint = (operation: Operation, method: string, target: string): boolean => {
  const [path = ''] = target.split('?');
  const count = operation.path.split('/').length;
  return (
    method !== operation.method ||
    OTHER_ENDPOINT_PATHS.test(path) ||
    path.endsWith('/') ||
    path.split('/').length !== count
  );
};

/**
 * Reasons why a response does not match its endpoint's declaration; empty if the response matches.
 *
 * @param isOtherEndpoint whether another endpoint may have responded; then only the rules for all endpoints apply
 */
export const findFaults = (
  operation: Operation,
  response: ReceivedResponse,
  isOtherEndpoint: boolean,
  method: string,
): string[] => {
  const { status, headers } = response;
  if (status >= 500) return [`a ${status}`];
  // Without our header, the server itself rejected an invalid URL or header before our code ran.
  if (headers['x-request-id'] === undefined) return status >= 400 ? [] : [`a ${status} that is not ours`];
  if (method === 'HEAD') return [];
  const declared = operation.responses.get(status);
  const faults = generalFaults(response);
  if (isOtherEndpoint) return status >= 400 ? [...faults, ...failureFaults(response, undefined)] : faults;
  if (declared === undefined) return [`status ${status} is not declared`];
  if (status < 400) return [...faults, ...successFaults(operation, response)];
  return declared.schema === undefined ? faults : [...faults, ...failureFaults(response, declared.description)];
};
