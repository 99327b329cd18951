import { createServer } from 'node:http';
import { DEFAULT_REGION } from '@bigorna/domain/region';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { checkSite, SITE_HEADERS } from '../../tools/operations/deploy/site.ts';
import { runSmokeTest } from '../../tools/operations/deploy/smoke.ts';
import { resolveEnvironment } from '../../tools/operations/environment.ts';
import { firestore } from './support/firebase.ts';

const target = resolveEnvironment({});
const functions = `http://${process.env.FUNCTIONS_EMULATOR_HOST}/${target.project}/${DEFAULT_REGION}`;

/** Responds to everything with 200 and an empty page, but without headers. A test may set both. */
const bareHeaders = new Map<string, string>();
let bareBodies: string[] = [];
const bare = createServer((_request, response) =>
  response.setHeaders(bareHeaders).end(bareBodies.shift() ?? '<!doctype html>'),
);
await new Promise<void>((resolve) => bare.listen(0, '127.0.0.1', resolve));
const bareOrigin = `http://127.0.0.1:${z.object({ port: z.number() }).parse(bare.address()).port}`;
afterAll(() => {
  bare.close();
});

describe('smoke test of a deployment', () => {
  it('passes for functions that respond and have the required permissions (R153)', { timeout: 200_000 }, async () => {
    expect(await runSmokeTest(target, functions)).toBeGreaterThanOrEqual(14);
    expect((await firestore.collection('probes').get()).size).toBe(0);
  });

  it('names a function with an unexpected response (R153)', { timeout: 200_000 }, async () => {
    await expect(runSmokeTest(target, bareOrigin)).rejects.toThrow(
      /admin\/api\/admin\/overview responds 200 instead of 401/,
    );
  });

  it('passes for a site with its headers, and reports missing ones (R153)', async () => {
    await expect(checkSite(process.env.BIGORNA_URL ?? '')).resolves.toBeUndefined();
    await expect(checkSite(bareOrigin)).rejects.toThrow(/\/ lacks content-security-policy/);
  });

  it('waits for a home page that the server renders, and reports another (R153)', async () => {
    for (const name of SITE_HEADERS) bareHeaders.set(name, 'any');
    await expect(checkSite(bareOrigin, 0)).rejects.toThrow('/ is empty: functions and Hosting come');
    const headersChecked = ['', '', ''];
    bareBodies = [...headersChecked, 'old shell.html', '<main>'];
    await expect(checkSite(bareOrigin)).resolves.toBeUndefined();
    expect(bareBodies).toEqual([]);
  });
});
