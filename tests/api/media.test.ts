import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { parseFailure, send } from './support/call.ts';
import { environment } from './support/environment.ts';
import { bucket } from './support/firebase.ts';

/** The smallest PNG: one transparent pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const DIRECT = `http://${environment.functionsHost}/${environment.project}/${environment.region}/media`;

const storeObject = async (folder: string, contentType: string): Promise<string> => {
  const path = `${folder}/prova/${randomUUID()}.png`;
  await bucket.file(path).save(PIXEL, { resumable: false, contentType });
  return path;
};

describe('images', () => {
  it('are served with their type and cached for minutes only (R207)', async () => {
    const response = await send('get', `/${await storeObject('media', 'image/png')}`);
    expect(response.status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(PIXEL);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=600',
      'x-content-type-options': 'nosniff',
    });
  });

  it('return 304 while they are unchanged, and 404 once deleted (R207)', async () => {
    const path = await storeObject('media', 'image/png');
    const tag = (await send('get', `/${path}`)).headers.get('etag') ?? '';
    const askAgain = (ifNoneMatch: string) => send('get', `/${path}`, { headers: { 'If-None-Match': ifNoneMatch } });
    const unchanged = await askAgain(tag);
    expect({ status: unchanged.status, bytes: (await unchanged.arrayBuffer()).byteLength }).toEqual({
      status: 304,
      bytes: 0,
    });
    expect((await askAgain('"another"')).status).toBe(200);
    await bucket.file(path).delete();
    expect((await askAgain(tag)).status).toBe(404);
  });

  it('are never served with a declared type other than an image type', async () => {
    const response = await send('get', `/${await storeObject('media', 'text/html')}`);
    expect(response.headers.get('content-type')).toBe('application/octet-stream');
  });

  const notFound = async (path: string, origin: string) => {
    const response = await send('get', path, { origin });
    const reply = { status: response.status, headers: response.headers, text: await response.text() };
    expect(reply.status, path).toBe(404);
    expect(parseFailure(reply).code, path).toBe('not_found');
    expect(reply.headers.get('cache-control'), path).toBe('private, no-store');
  };

  it('return 404 without caching when they are missing', async () => {
    for (const path of ['/media/prova/nada.png', '/media/']) {
      await notFound(path, environment.url);
      await notFound(path, DIRECT);
    }
  });

  it('cannot be read outside their folder; the same bytes inside the folder can', async () => {
    const outside = await storeObject('releases', 'image/png');
    for (const path of [
      `/media/..%2f${outside}`,
      `/media//${outside}`,
      `/media/./%2e%2e%2f${outside}`,
      `/${outside}`,
    ]) {
      await notFound(path, DIRECT);
    }
    expect((await send('get', `/${await storeObject('media', 'image/png')}`, { origin: DIRECT })).status).toBe(200);
  });
});
