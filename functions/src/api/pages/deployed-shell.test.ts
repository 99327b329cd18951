import { createServer, type RequestListener } from 'node:http';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { createShellFinder } from './deployed-shell.ts';

const [OWN, OTHER] = ['<!doctype html><div id="root">new</div>', '<!doctype html><div id="root">old</div>'];
const ASK_EVERY_MS = 2_000;

let at = Date.UTC(2026, 0, 1);
vi.mock('../../platform/clock.ts', () => ({ now: () => new Date(at) }));
const warn = vi.hoisted(() => vi.fn());
vi.mock('firebase-functions', () => ({ logger: { warn } }));

let requests: string[];
let respond: RequestListener;
const serve = (status: number, text: string, headers = {}): void => {
  respond = (_request, response) => response.writeHead(status, headers).end(text);
};

/** Starts a server, and returns its origin. */
const listen = async (server: ReturnType<typeof createServer>): Promise<string> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${z.object({ port: z.number() }).parse(server.address()).port}`;
};
const hosting = createServer((request, response) => {
  requests.push(request.url ?? '');
  respond(request, response);
});
const site = await listen(hosting);
afterAll(() => {
  hosting.close();
});
beforeEach(() => {
  requests = [];
  warn.mockClear();
});

describe("Hosting's shell.html", () => {
  it('is found while it is of another build, then never asked for again', async () => {
    serve(200, OTHER);
    const findShell = createShellFinder(OWN, site);
    expect(await Promise.all([findShell(), findShell()])).toEqual([OTHER, OTHER]);
    serve(200, OWN);
    expect(await findShell()).toBe(OTHER);
    expect(requests).toEqual(['/shell.html']);
    at += 3_600_000;
    expect(await findShell()).toBeUndefined();
    at += 3_600_000;
    expect(await findShell()).toBeUndefined();
    expect(requests).toEqual(['/shell.html', '/shell.html']);
    expect(warn).toHaveBeenCalledExactlyOnceWith('Hosting serves another build, so no rendered page is sent');
  });

  it('stays the one of another build while Hosting fails', async () => {
    serve(200, OTHER);
    const findShell = createShellFinder(OWN, site);
    expect(await findShell()).toBe(OTHER);
    serve(500, OTHER);
    at += ASK_EVERY_MS;
    expect(await findShell()).toBe(OTHER);
    expect(warn).toHaveBeenLastCalledWith('the build that Hosting serves is unknown', expect.anything());
  });

  it('is asked for again a minute after Hosting failed', async () => {
    serve(500, OTHER);
    const findShell = createShellFinder(OWN, site);
    expect(await findShell()).toBeUndefined();
    serve(200, OTHER);
    at += ASK_EVERY_MS;
    expect(await findShell()).toBeUndefined();
    at += 60_000;
    expect(await findShell()).toBe(OTHER);
  });

  it.each([
    ['a page of somebody else', 200, {}],
    ['a redirect', 302, { Location: '/elsewhere' }],
  ])('is never %s', async (_what, status, headers) => {
    serve(status, 'This domain is for sale', headers);
    expect(await createShellFinder(OWN, site)()).toBeUndefined();
    expect(requests).toEqual(['/shell.html']);
  });

  it('is unknown if nothing listens, and nothing is asked in the emulators', async () => {
    const closed = createServer();
    const origin = await listen(closed);
    await new Promise((resolve) => closed.close(resolve));
    expect(await createShellFinder(OWN, origin)()).toBeUndefined();
    const fetched = vi.spyOn(globalThis, 'fetch');
    expect(await createShellFinder(OWN, '')()).toBeUndefined();
    expect(fetched).not.toHaveBeenCalled();
  });
});
