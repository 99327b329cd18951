import { createServer } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { createShellFinder } from './deployed-shell.ts';

const [OWN, OTHER] = ['<!doctype html>new', '<!doctype html>old'];

let at = Date.UTC(2026, 0, 1);
vi.mock('../../platform/clock.ts', () => ({ now: () => new Date(at) }));

let deployed: { status: number; shell: string };
let requests: string[];
const hosting = createServer(({ url = '' }, response) => {
  requests.push(url);
  response.writeHead(deployed.status).end(deployed.shell);
});
let site = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => hosting.listen(0, '127.0.0.1', resolve));
  site = `http://127.0.0.1:${z.object({ port: z.number() }).parse(hosting.address()).port}`;
});
afterAll(() => {
  hosting.close();
});
beforeEach(() => {
  deployed = { status: 200, shell: OTHER };
  requests = [];
});

it('finds the shell.html of another build, until Hosting has the same build', async () => {
  const findShell = createShellFinder(OWN, site);
  expect(await Promise.all([findShell(), findShell()])).toEqual([OTHER, OTHER]);
  deployed.shell = OWN;
  expect(await findShell()).toBe(OTHER);
  at += 5_000;
  expect(await findShell()).toBeUndefined();
  at += 3_600_000;
  expect(await findShell()).toBeUndefined();
  expect(requests).toEqual(['/shell.html', '/shell.html']);
});

it('finds nothing while Hosting fails, and asks again', async () => {
  const findShell = createShellFinder(OWN, site);
  deployed.status = 500;
  expect(await findShell()).toBeUndefined();
  deployed.status = 200;
  at += 5_000;
  expect(await findShell()).toBe(OTHER);
});

it.each([
  ['', 'in the emulators'],
  ['http://127.0.0.1:1', 'if nothing listens'],
])('finds nothing %s(%s)', async (url) => {
  expect(await createShellFinder(OWN, url)()).toBeUndefined();
  expect(requests).toEqual([]);
});
