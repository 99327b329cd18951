import { subscribe } from 'node:diagnostics_channel';
import { IncomingMessage } from 'node:http';

const OPAQUE = 'application/octet-stream';
const HIDDEN = ['content-type', 'content-encoding'] as const;
/** What each request says of its body. */
const declared = new WeakMap<IncomingMessage, Partial<Record<(typeof HIDDEN)[number], string>>>();

const incomingOf = (message: unknown): IncomingMessage | undefined =>
  typeof message === 'object' && message !== null && 'request' in message && message.request instanceof IncomingMessage
    ? message.request
    : undefined;

/**
 * Has the platform hand us request bodies as they came.
 *
 * Its own parser runs before our code and answers malformed JSON with an HTML page, stack included, where the API
 * promises its envelope. It looks at the content type, so each request shows it an opaque one until it reaches us. It
 * would also unpack a body of whatever size, so it is not shown that one is packed. Only in processes of these functions:
 * those for events and tasks rely on that parser.
 */
export const keepBodiesUntouched = (functions: readonly string[]): void => {
  if (!functions.includes(process.env.FUNCTION_TARGET ?? '')) return;
  subscribe('http.server.request.start', (message) => {
    const incoming = incomingOf(message);
    if (incoming === undefined) return;
    const { headers } = incoming;
    declared.set(
      incoming,
      Object.fromEntries(HIDDEN.flatMap((name) => (headers[name] ? [[name, headers[name]]] : []))),
    );
    if (headers['content-type'] !== undefined) headers['content-type'] = OPAQUE;
    delete headers['content-encoding'];
  });
};

/** Gives a request back what it says of its body. */
export const restoreBodyHeaders = (incoming: IncomingMessage): void => {
  Object.assign(incoming.headers, declared.get(incoming));
};
