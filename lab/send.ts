import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { Agent, request as httpRequest, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

export interface SentRequest {
  readonly url: string;
  readonly method: string;
  /** Path and query, sent unchanged. */
  readonly target: string;
  /** Headers with an empty value are not sent. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array<ArrayBuffer> | undefined;
}

export interface ReceivedResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly text: string;
}

const TIMEOUT_MS = 60_000;
const agent = new Agent({ keepAlive: true, maxFreeSockets: 32 });

/** A random client IP, so that clients do not share rate limits. */
export const getRandomIp = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

/** The server closed an idle connection while the next request reused it (Node's `reusedSocket`). */
class StaleConnection extends Error {
  readonly code = 'ECONNRESET';
}

const attempt = async ({ url, method, target, headers, body }: SentRequest): Promise<ReceivedResponse> => {
  const { hostname, port } = new URL(url);
  // For a DELETE, Node sends a body without its length. The server would read the body as the next request.
  const length: Record<string, string> =
    body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) };
  const given = Object.fromEntries(Object.entries({ ...length, ...headers }).filter(([, value]) => value !== ''));
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const sent = httpRequest({ agent, hostname, port, method, path: target, headers: given, signal });
  sent.on('error', () => undefined);
  sent.end(body);
  const [response]: IncomingMessage[] = await once(sent, 'response').catch((error: NodeJS.ErrnoException) => {
    throw sent.reusedSocket && error.code === 'ECONNRESET' ? new StaleConnection(error.message) : error;
  });
  if (response === undefined) throw new Error('No response');
  const plain = Object.entries(response.headers).map(([name, value]) => [name, [value].flat().join(', ')]);
  return { status: response.statusCode ?? 0, headers: Object.fromEntries(plain), text: await text(response) };
};

const ATTEMPTS = 5;

/**
 * Sends requests that a browser would refuse: raw URLs and headers.
 *
 * @throws Error after a minute without a response, or if the connection ends before the response
 */
export const send = async (request: SentRequest): Promise<ReceivedResponse> => {
  for (let left = ATTEMPTS; ; left--) {
    try {
      return await attempt(request);
    } catch (error) {
      if (!(error instanceof StaleConnection) || left === 1) throw error;
    }
  }
};

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
const SHOWN_MAX = 4000;

/** The request as a shell command. Cuts a long body, and shows bytes in base64. */
export const toCurl = ({ url, method, target, headers, body }: SentRequest): string => {
  const given = Object.entries(headers).map(
    ([name, value]) => `-H ${quoted(value === '' ? `${name}:` : `${name}: ${value}`)}`,
  );
  const bodyText = typeof body === 'string' ? body : Buffer.from(body ?? []).toString('base64');
  const data = body === undefined ? [] : [`--data-binary ${quoted(bodyText.slice(0, SHOWN_MAX))}`];
  return ['curl -sgi --path-as-is', `-X ${method}`, ...given, ...data, quoted(`${url}${target}`)].join(' ');
};
