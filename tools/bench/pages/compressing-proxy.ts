import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Types that Hosting's CDN compresses. */
const TEXT = /^(?:text\/|application\/(?:json|javascript|manifest\+json|xml)|image\/svg)/;
const SMALLEST = 512;
/** Pictures are never compressed again, so they are the same for every browser. */
const PICTURES = '/media/';
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
/** Headers between two neighbours only, or that compressing makes untrue. */
const DROPPED = ['connection', 'keep-alive', 'transfer-encoding', 'content-encoding', 'content-length'];

interface Encoded {
  body: Buffer;
  encoding: string | undefined;
}

const encode = (body: Buffer, type: string, accepted: string): Encoded => {
  if (!TEXT.test(type) || body.length < SMALLEST) return { body, encoding: undefined };
  if (/\bbr\b/.test(accepted)) return { body: brotliCompressSync(body, BROTLI), encoding: 'br' };
  return /\bgzip\b/.test(accepted) ? { body: gzipSync(body), encoding: 'gzip' } : { body, encoding: undefined };
};

const passedOn = (headers: IncomingHttpHeaders): [string, string][] =>
  Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    name === 'host' || name === 'accept-encoding' || DROPPED.includes(name) || value === undefined
      ? []
      : [[name, [value].flat().join(', ')]],
  );

const relayed = async (origin: string, path: string, method: string, headers: IncomingHttpHeaders) => {
  const response = await fetch(`${origin}${path}`, { method, headers: passedOn(headers), redirect: 'manual' });
  const { body, encoding } = encode(
    Buffer.from(await response.arrayBuffer()),
    response.headers.get('content-type') ?? '',
    headers['accept-encoding']?.toString() ?? '',
  );
  const kept = [...response.headers].filter(([name]) => !DROPPED.includes(name));
  const added = encoding === undefined ? [] : [['content-encoding', encoding] as const];
  return {
    status: response.status,
    headers: Object.fromEntries<string>([...kept, ...added, ['content-length', String(body.length)]]),
    body,
  };
};

type Relayed = Awaited<ReturnType<typeof relayed>>;

/** What never changes under its name stays at the edge. */
const isKept = ({ status, headers }: Relayed): boolean =>
  status === 200 &&
  Object.entries(headers).some(([name, value]) => name === 'cache-control' && /immutable/.test(value));

/**
 * Stands before the local Hosting emulator, which sends everything as it is, and does as Hosting's CDN does: compresses
 * text and keeps what is immutable (built files, pictures); headers for caches are the emulator's. It speaks HTTP/1.1
 * without TLS, where Hosting has HTTP/2.
 */
export const compressingProxy = async (origin: string): Promise<{ url: string; close: () => void }> => {
  const kept = new Map<string, Relayed>();
  const answerTo = async (path: string, method: string, headers: IncomingHttpHeaders): Promise<Relayed> => {
    const key = `${method} ${path}${path.startsWith(PICTURES) ? '' : ` ${headers['accept-encoding']}`}`;
    const known = kept.get(key);
    if (known !== undefined) return known;
    const answer = await relayed(origin, path, method, headers);
    if (isKept(answer)) kept.set(key, answer);
    return answer;
  };
  const server: Server = createServer((request, response) => {
    answerTo(request.url ?? '/', request.method ?? 'GET', request.headers).then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(body),
      () => response.writeHead(502).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return { url: `http://localhost:${port}`, close: () => server.close() };
};
