import { createServer } from 'node:http';
import { DEFAULT_REGION } from '@bigorna/domain/region';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { checkSite } from '../../tools/operations/deploy/site.ts';
import { smoke } from '../../tools/operations/deploy/smoke.ts';
import { placeOf } from '../../tools/operations/place.ts';
import { firestore } from './support/firebase.ts';

const place = placeOf({});
const functions = `http://${process.env.FUNCTIONS_EMULATOR_HOST}/${place.project}/${DEFAULT_REGION}`;

/** Answers everything with 200 and no header. */
const bare = createServer((_request, response) => response.end('<!doctype html>'));
let bareOrigin: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => bare.listen(0, '127.0.0.1', resolve));
  bareOrigin = `http://127.0.0.1:${z.object({ port: z.number() }).parse(bare.address()).port}`;
});
afterAll(() => {
  bare.close();
});

describe('what a deploy looks at before visitors are sent to it', () => {
  it('R153 finds functions that answer, and whose account may do what they must', { timeout: 200_000 }, async () => {
    expect(await smoke(place, functions)).toBeGreaterThanOrEqual(14);
    expect((await firestore.collection('probes').get()).size).toBe(0);
  });

  it('R153 says which function does not answer as it should', { timeout: 200_000 }, async () => {
    await expect(smoke(place, bareOrigin)).rejects.toThrow(/admin\/api\/admin\/overview answers 200 instead of 401/);
  });

  it('R153 finds the site with its headers, and misses them where they are not', async () => {
    await expect(checkSite(process.env.BIGORNA_URL ?? '')).resolves.toBeUndefined();
    await expect(checkSite(bareOrigin)).rejects.toThrow(/\/ lacks content-security-policy/);
  });
});
