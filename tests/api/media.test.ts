import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { failureOf, send } from './support/call.ts';
import { environment } from './support/environment.ts';
import { bucket } from './support/firebase.ts';

/** The smallest PNG: one transparent pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const DIRECT = `http://${environment.functionsHost}/${environment.project}/${environment.region}/media`;

const put = async (folder: string, contentType: string): Promise<string> => {
  const path = `${folder}/prova/${randomUUID()}.png`;
  await bucket.file(path).save(PIXEL, { resumable: false, contentType });
  return path;
};

describe('pictures', () => {
  it('are answered with their type, to be kept for ever', async () => {
    const response = await send('get', `/${await put('media', 'image/png')}`);
    expect(response.status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(PIXEL);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
  });

  it('of another type are never shown as what they claim to be', async () => {
    const response = await send('get', `/${await put('media', 'text/html')}`);
    expect(response.headers.get('content-type')).toBe('application/octet-stream');
  });

  const notFound = async (path: string, origin: string) => {
    const response = await send('get', path, { origin });
    const reply = { status: response.status, headers: response.headers, text: await response.text() };
    expect(reply.status, path).toBe(404);
    expect(failureOf(reply).code, path).toBe('not_found');
    expect(reply.headers.get('cache-control'), path).toBe('private, no-store');
  };

  it('that are not there: 404, not kept', async () => {
    for (const path of ['/media/prova/nada.png', '/media/']) {
      await notFound(path, environment.url);
      await notFound(path, DIRECT);
    }
  });

  it('outside their folder cannot be reached; the same object inside it can', async () => {
    const outside = await put('releases', 'image/png');
    for (const path of [
      `/media/..%2f${outside}`,
      `/media//${outside}`,
      `/media/./%2e%2e%2f${outside}`,
      `/${outside}`,
    ]) {
      await notFound(path, DIRECT);
    }
    expect((await send('get', `/${await put('media', 'image/png')}`, { origin: DIRECT })).status).toBe(200);
  });
});
