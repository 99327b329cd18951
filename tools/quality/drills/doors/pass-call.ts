import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { HOST } from '../../../emulators/ports.ts';
import type { Fate } from './fate.ts';

/** Questions before the question, which are no calls; and what waits for news for minutes. */
const isCall = ({ method }: IncomingMessage): boolean => method !== 'OPTIONS';

/** What Google's front ends say when there is nobody behind them. */
const answerFailure = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
  outgoing.writeHead(503, {
    'content-type': 'text/html; charset=UTF-8',
    // A browser would not be told the status of another origin's answer otherwise.
    'access-control-allow-origin': incoming.headers.origin ?? '*',
    'cache-control': 'no-store',
  });
  outgoing.end('<html><head><title>503 Service Unavailable</title></head><body>Please try again.</body></html>');
};

/**
 * Passes one HTTP/1 call on, or what its fate is.
 *
 * @param target the port of the service
 */
export async function passCall(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  target: number,
  fateOf: () => Promise<Fate>,
): Promise<void> {
  const fate = isCall(incoming) ? await fateOf() : 'pass';
  if (fate === 'fail') {
    incoming.resume();
    answerFailure(incoming, outgoing);
    return;
  }
  const { method, url, headers } = incoming;
  const onward = http.request({ host: HOST, port: target, method, path: url, headers, agent: false });
  onward.on('response', (answer) => {
    // A stream of news has no end to wait for.
    if (fate === 'lose-answer' && method !== 'GET') {
      answer.resume();
      answer.on('end', () => answerFailure(incoming, outgoing));
      return;
    }
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    outgoing.flushHeaders();
    answer.on('error', () => outgoing.destroy());
    answer.pipe(outgoing);
  });
  onward.on('error', () => outgoing.destroy());
  outgoing.on('close', () => onward.destroy());
  incoming.on('error', () => onward.destroy());
  incoming.pipe(onward);
}
