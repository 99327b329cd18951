import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { HOST } from '../../../tools/shared/ports.ts';
import type { Fate } from './draw-fates.ts';

/** CORS preflights do not count as calls. */
const isCall = ({ method }: IncomingMessage): boolean => method !== 'OPTIONS';

/** Sends the response that Google's front ends send when a backend is unavailable. */
const sendFailure = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
  outgoing.writeHead(503, {
    'content-type': 'text/html; charset=UTF-8',
    // Without this header a browser hides the status of a cross-origin response.
    'access-control-allow-origin': incoming.headers.origin ?? '*',
    'cache-control': 'no-store',
  });
  outgoing.end('<html><head><title>503 Service Unavailable</title></head><body>Please try again.</body></html>');
};

/**
 * Forwards one HTTP/1 call, or applies its fate.
 *
 * @param target the service's port
 */
export async function forwardCall(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  target: number,
  drawFate: () => Promise<Fate>,
): Promise<void> {
  const fate = isCall(incoming) ? await drawFate() : 'pass';
  if (fate === 'fail') {
    incoming.resume();
    sendFailure(incoming, outgoing);
    return;
  }
  const { method, url, headers } = incoming;
  const onward = http.request({ host: HOST, port: target, method, path: url, headers, agent: false });
  onward.on('response', (response) => {
    // A GET may be a stream without an end, so its response is never replaced.
    if (fate === 'lose-response' && method !== 'GET') {
      response.resume();
      response.on('end', () => sendFailure(incoming, outgoing));
      return;
    }
    outgoing.writeHead(response.statusCode ?? 502, response.headers);
    outgoing.flushHeaders();
    response.on('error', () => outgoing.destroy());
    response.pipe(outgoing);
  });
  onward.on('error', () => outgoing.destroy());
  outgoing.on('close', () => onward.destroy());
  incoming.on('error', () => onward.destroy());
  incoming.pipe(onward);
}
