import { afterAll, describe, expect, it } from 'vitest';
import { openAdmin } from '../../tools/quality/admin.ts';
import { brokenPartsOf, crashesSince, logLength } from '../../tools/quality/fuzz/aftermath.ts';
import { faultText } from '../../tools/quality/fuzz/report.ts';
import { fuzz } from '../../tools/quality/fuzz/run.ts';
import { portalAt } from '../../tools/quality/portal.ts';
import { environment } from './support/environment.ts';

const portal = portalAt(environment.url);
const admin = openAdmin(portal);
afterAll(() => admin.close());

/** `npm run fuzz` asks each endpoint more, and with another seed each time. */
const QUICK = { seed: 7, runs: 5, lanes: 4 };
const TIMEOUT_MS = 400_000;

/** Spoils what the portal holds, so it comes after all other tests of the API (vitest.config.ts). */
describe('generated requests', () => {
  it(
    'R142 R143 to every endpoint are answered as openapi.json declares, and harm nothing that runs',
    async ({ signal }) => {
      const from = await logLength(portal);
      const outcomes = await fuzz({ ...QUICK, portal, admin, signal });
      expect(outcomes.filter(({ fault }) => fault !== null).map(faultText)).toEqual([]);
      for (const { requests, operation } of outcomes) expect(requests, operation.id).toBeGreaterThanOrEqual(QUICK.runs);
      expect(await brokenPartsOf(portal, admin)).toEqual([]);
      expect(await crashesSince(portal, from)).toEqual([]);
    },
    TIMEOUT_MS,
  );
});
