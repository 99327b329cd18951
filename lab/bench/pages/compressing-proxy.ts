import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { proxy } from 'hono/proxy';
import { listenOnFreePort } from '../../../tools/emulators/listen.ts';

/** Types that Hosting's CDN compresses. */
const TEXT = /^(?:text\/|application\/(?:json|javascript|manifest\+json|xml)|image\/svg)/;
const SMALLEST = 512;
/** Pictures are never compressed again, so all browsers get the same bytes. */
const PICTURES = '/media/';
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Compresses a text response with an encoding that the request accepts. Returns other responses unchanged. */
const compress = async (response: Response, accepted: string): Promise<Response> => {
  const body = Buffer.from(await response.arrayBuffer());
  if (body.length === 0) return response;
  const isText = TEXT.test(response.headers.get('content-type') ?? '') && body.length >= SMALLEST;
  const encoding = isText ? ['br', 'gzip'].find((name) => accepted.includes(name)) : undefined;
  if (encoding === undefined) return new Response(body, response);
  response.headers.delete('content-length');
  response.headers.set('content-encoding', encoding);
  return new Response(encoding === 'br' ? brotliCompressSync(body, BROTLI) : gzipSync(body), response);
};

/**
 * Proxy before the local Hosting emulator that imitates Hosting's CDN: compresses text and caches immutable responses.
 * Keeps the cache headers of the emulator. Uses HTTP/1.1 without TLS; Hosting uses HTTP/2.
 */
export const openCompressingProxy = async (origin: string): Promise<{ url: string; close: () => void }> => {
  /** Immutable responses: Hosting keeps them in its edge cache. */
  const cache = new Map<string, Response>();
  const app = new Hono().all('*', async ({ req }) => {
    const { pathname, search } = new URL(req.url);
    const accepted = req.header('accept-encoding') ?? '';
    const key = `${req.method} ${pathname}${search} ${pathname.startsWith(PICTURES) ? '' : accepted}`;
    const known = cache.get(key);
    if (known !== undefined) return known.clone();
    const headers = { ...req.header(), host: undefined, connection: undefined };
    const relayed = await proxy(`${origin}${pathname}${search}`, { method: req.method, headers, redirect: 'manual' });
    const response = await compress(relayed, accepted);
    const isImmutable = response.headers.get('cache-control')?.includes('immutable');
    if (response.status === 200 && isImmutable) cache.set(key, response.clone());
    return response;
  });
  const server = createAdaptorServer(app);
  return { url: `http://localhost:${await listenOnFreePort(server)}`, close: () => server.close() };
};
