import { afterAll, describe, expect, it } from 'vitest';
import { openAdmin } from '../../lab/admin.ts';
import { findBrokenParts, watchLog } from '../../lab/fuzz/find-broken-parts.ts';
import { PREPARED_IDS } from '../../lab/fuzz/prepared-requests.ts';
import { formatFault, listUnsuccessful } from '../../lab/fuzz/report.ts';
import { runFuzz } from '../../lab/fuzz/run.ts';
import { getPortal } from '../../lab/portal.ts';
import { environment } from './support/environment.ts';

const portal = getPortal(environment.url);
const admin = openAdmin(portal);
afterAll(() => admin.close());

/** `npm run fuzz` sends more requests to each endpoint, with another seed each time. */
const QUICK = { seed: 7, runs: 5, lanes: 4 };

/** This test changes the stored data, so it runs after all other API tests (vitest.config.ts). */
describe('generated requests', () => {
  it('get only responses that openapi.json declares, and harm no process (R142, R143)', async ({ signal }) => {
    const findCrashes = await watchLog(portal);
    const outcomes = await runFuzz({ ...QUICK, portal, admin, signal });
    expect(outcomes.filter(({ fault }) => fault !== null).map(formatFault)).toEqual([]);
    for (const { statuses, operation } of outcomes)
      expect(statuses.length, operation.id).toBeGreaterThanOrEqual(QUICK.runs);
    expect(listUnsuccessful(outcomes).filter((id) => PREPARED_IDS.includes(id))).toEqual([]);
    expect(await findBrokenParts(portal, admin)).toEqual([]);
    expect(await findCrashes()).toEqual([]);
  }, 400_000);
});
