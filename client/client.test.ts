import { authEndpoints } from '@bigorna/domain/endpoints/auth';
import { modEndpoints } from '@bigorna/domain/endpoints/mods';
import { userEndpoints } from '@bigorna/domain/endpoints/user';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { createClient } from './client.ts';

type Sent = { url: string; init: RequestInit };
const sent: Sent[] = [];
/** Responses in the order of the requests; the last response repeats. */
let responses: (() => Response | Promise<Response>)[] = [];

const success = () => Response.json({ success: true, data: null });
const failure = (status: number, code: string, headers = {}) =>
  Response.json({ success: false, code, message: 'Texto' }, { status, headers });
const getHeader = ({ init }: Sent, name: string) => new Headers(init.headers).get(name);

const { call, send } = createClient({ locale: () => 'pt-BR', appCheckToken: async () => 'checked' });
const register = { username: 'ana', email: 'a@b.c', full_name: 'Ana', password: 'x' };

beforeEach(() => {
  sent.length = 0;
  responses = [success];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    sent.push({ url, init });
    const [response = success] = responses.length > 1 ? responses.splice(0, 1) : responses;
    return Promise.resolve().then(response);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const catchFailure = async (promise: Promise<unknown>): Promise<ApiError> => {
  const error = await promise.catch((caught: unknown) => caught);
  if (!(error instanceof ApiError)) throw new Error(`No ApiError: ${String(error)}`);
  return error;
};

describe('call', () => {
  it('sends the declared request in the user’s language, without a token', async () => {
    await call(modEndpoints, 'getMod', { params: { slug: 'a' } });
    expect(sent[0]).toMatchObject({ url: '/api/mods/a', init: { method: 'GET' } });
    expect(sent.map((one) => getHeader(one, 'Accept-Language'))).toEqual(['pt-BR']);
    expect(sent.map((one) => getHeader(one, 'Authorization'))).toEqual([null]);
  });
  it('sends the given token, and the given body as JSON', async () => {
    await call(userEndpoints, 'updateProfile', { body: { bio: 'x' } }, { token: 't' });
    expect(sent[0]?.init).toMatchObject({ method: 'PUT', body: '{"bio":"x"}' });
    expect(sent.map((one) => [getHeader(one, 'Authorization'), getHeader(one, 'Content-Type')])).toEqual([
      ['Bearer t', 'application/json'],
    ]);
  });
  it('sends bytes unchanged and leaves the Content-Type to the browser', async () => {
    const bytes = new Blob(['x'], { type: 'image/png' });
    await call(userEndpoints, 'updateAvatar', { bytes }, { token: 't' });
    expect(sent[0]?.init.body).toBe(bytes);
    expect(sent.map((one) => getHeader(one, 'Content-Type'))).toEqual([null]);
  });
});

describe('failed call', () => {
  it('reports code, text and retry time of the API’s error', async () => {
    responses = [() => failure(429, 'too_many_requests', { 'Retry-After': '7' })];
    const error = await catchFailure(call(modEndpoints, 'home', {}));
    expect(error).toMatchObject({ status: 429, code: 'too_many_requests', message: 'Texto', retryAfterS: 7 });
    expect(error.isDefinite).toBe(true);
  });
  it('reports `unavailable` when a proxy in front of the API responds', async () => {
    responses = [() => new Response('<html>', { status: 502 })];
    const error = await catchFailure(call(modEndpoints, 'home', {}));
    expect(error).toMatchObject({ status: 502, code: 'unavailable', message: '', isDefinite: false });
  });
  it('reports a connection error without a network', async () => {
    responses = [() => Promise.reject(new TypeError('Failed to fetch'))];
    expect(await catchFailure(call(modEndpoints, 'home', {}))).toMatchObject({ status: 0, code: 'connection_error' });
  });
  it('reports a connection error when no response arrives within 65 seconds', async () => {
    vi.useFakeTimers();
    responses = [() => new Promise<never>(() => undefined)];
    const error = catchFailure(call(modEndpoints, 'home', {}));
    await vi.advanceTimersByTimeAsync(65_000);
    expect(await error).toMatchObject({ status: 0, code: 'connection_error' });
  });
  it('rethrows the AbortError when the caller aborts', async () => {
    responses = [() => Promise.reject(new DOMException('left', 'AbortError'))];
    await expect(call(modEndpoints, 'home', {})).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('App Check', () => {
  it('repeats a call with a token when the server requires a token', async () => {
    responses = [() => failure(403, 'app_check_failed'), success];
    await send(authEndpoints, 'register', { body: register });
    expect(sent.map((one) => getHeader(one, 'X-Firebase-AppCheck'))).toEqual([null, 'checked']);
  });
  it('reports the error without repeating the call when the host has no App Check', async () => {
    responses = [() => failure(403, 'app_check_failed')];
    const client = createClient({ locale: () => 'pt-BR', appCheckToken: async () => undefined });
    const error = await catchFailure(client.send(authEndpoints, 'register', { body: register }));
    expect([error.code, sent.length]).toEqual(['app_check_failed', 1]);
  });
  it('does not repeat a call that needs no token', async () => {
    responses = [() => failure(403, 'app_check_failed')];
    await catchFailure(call(modEndpoints, 'home', {}));
    expect(sent).toHaveLength(1);
  });
});
