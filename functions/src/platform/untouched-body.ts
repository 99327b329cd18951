import { subscribe } from 'node:diagnostics_channel';
import { IncomingMessage } from 'node:http';

const OPAQUE = 'application/octet-stream';
const declared = new WeakMap<IncomingMessage, string>();

const incomingOf = (message: unknown): IncomingMessage | undefined =>
  typeof message === 'object' && message !== null && 'request' in message && message.request instanceof IncomingMessage
    ? message.request
    : undefined;

/**
 * Has the platform hand us request bodies as they came.
 *
 * Its own parser runs before our code and answers malformed JSON with an HTML page, stack included, where the API
 * promises its envelope. It looks at the content type, so each request shows it an opaque one until it reaches us. It
 * would also unpack a body up to a gigabyte, so it is not shown that one is packed; we take none (`parseCall`). Only in processes of these functions: those for events and tasks rely on that parser.
 */
export const keepBodiesUntouched = (functions: readonly string[]): void => {
  if (!functions.includes(process.env.FUNCTION_TARGET ?? '')) return;
  subscribe('http.server.request.start', (message) => {
    const incoming = incomingOf(message);
    if (incoming === undefined) return;
    delete incoming.headers['content-encoding'];
    const type = incoming.headers['content-type'];
    if (type === undefined) return;
    declared.set(incoming, type);
    incoming.headers['content-type'] = OPAQUE;
  });
};

/** Gives a request its own content type back. */
export const restoreContentType = (incoming: IncomingMessage): void => {
  const type = declared.get(incoming);
  if (type !== undefined) incoming.headers['content-type'] = type;
};
