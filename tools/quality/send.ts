import { randomInt } from 'node:crypto';
import { Agent, request as httpRequest } from 'node:http';

/** A request with nothing left open. */
export interface SentRequest {
  readonly url: string;
  readonly method: string;
  /** As it is sent: nothing of it is mended. */
  readonly target: string;
  /** A header of no text is not sent. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array<ArrayBuffer> | undefined;
}

export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly text: string;
}

const TIMEOUT_MS = 60_000;
const agent = new Agent({ keepAlive: true, maxFreeSockets: 32 });

/** An address that no other client comes from, so that limits of one do not meet the other. */
export const someAddress = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

const plain = (headers: NodeJS.Dict<string | string[]>): Reply['headers'] =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]),
  );

/** A server ends connections that were idle for long, which may be when the next request is on its way (Node's `reusedSocket`). */
class StaleConnection extends Error {
  readonly code = 'ECONNRESET';
}

const attempt = ({ url, method, target, headers, body }: SentRequest): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const sent = httpRequest(
      {
        agent,
        hostname,
        port,
        method,
        path: target,
        headers: Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== '')),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: plain(answer.headers),
            text: Buffer.concat(chunks).toString('utf8'),
          }),
        );
      },
    );
    sent.on('error', (error: NodeJS.ErrnoException) =>
      reject(sent.reusedSocket && error.code === 'ECONNRESET' ? new StaleConnection(error.message) : error),
    );
    sent.end(body);
  });

const ATTEMPTS = 5;

/**
 * Sends what a browser would refuse to: addresses and headers as they are.
 *
 * @throws Error when no answer has come within a minute, or the connection ends without one
 */
export const send = async (request: SentRequest): Promise<Reply> => {
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

/** The request as a line for a shell. */
export const curlOf = ({ url, method, target, headers, body }: SentRequest): string => {
  const given = Object.entries(headers).map(
    ([name, value]) => `-H ${quoted(value === '' ? `${name}:` : `${name}: ${value}`)}`,
  );
  const text = typeof body === 'string' ? body : Buffer.from(body ?? []).toString('base64');
  const data = body === undefined ? [] : [`--data-binary ${quoted(text.slice(0, SHOWN_MAX))}`];
  return ['curl -sgi --path-as-is', `-X ${method}`, ...given, ...data, quoted(`${url}${target}`)].join(' ');
};
