import { subscribe } from 'node:diagnostics_channel';
import { IncomingMessage } from 'node:http';

/** Without the last two headers, a parser assumes that the request has no body. */
const HIDDEN_HEADERS = ['content-type', 'content-encoding', 'content-length', 'transfer-encoding'] as const;
/** Original body headers of each request. */
const originalHeaders = new WeakMap<IncomingMessage, Partial<Record<(typeof HIDDEN_HEADERS)[number], string>>>();

const getRequest = (message: unknown): IncomingMessage | undefined =>
  typeof message === 'object' && message !== null && 'request' in message && message.request instanceof IncomingMessage
    ? message.request
    : undefined;

/**
 * Makes the platform pass request bodies unread.
 *
 * The platform's parsers run before our code. They buffer a body of up to 32 MiB (1 GiB in production) for an endpoint
 * that takes 2 KB (R204). They answer malformed JSON with an HTML page that contains a stack trace, but the API
 * promises JSON errors. The parsers have no option and no error handler
 * (https://github.com/GoogleCloudPlatform/functions-framework-nodejs/issues/686).
 *
 * So this hides the body headers of each request from the parsers. Our code then reads the body as a stream, up to the
 * endpoint's limit. Functions for events and tasks need the parsers, so this applies only to the listed functions.
 */
export const preserveRawBodies = (functions: readonly string[]): void => {
  if (!functions.includes(process.env.FUNCTION_TARGET ?? '')) return;
  subscribe('http.server.request.start', (message) => {
    const request = getRequest(message);
    if (request === undefined) return;
    const { headers } = request;
    originalHeaders.set(
      request,
      Object.fromEntries(HIDDEN_HEADERS.flatMap((name) => (headers[name] ? [[name, headers[name]]] : []))),
    );
    for (const name of HIDDEN_HEADERS) delete headers[name];
  });
};

/** Restores the original body headers of a request. */
export const restoreBodyHeaders = (request: IncomingMessage): void => {
  Object.assign(request.headers, originalHeaders.get(request));
};
