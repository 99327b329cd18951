import { onRequest } from 'firebase-functions/https';
import { onSchedule } from 'firebase-functions/scheduler';
import { IS_EMULATED } from '../platform/emulators.ts';
import { REGION } from '../platform/parameters.ts';
import { RUNTIME } from '../platform/runtime.ts';
import { TICK_MINUTES } from '../platform/ticks.ts';
import { RECURRING } from './recurring.ts';
import { runDue } from './run-due.ts';

const options = { region: REGION, ...RUNTIME.tick } as const;
const begun = new Map<string, number>();

const scheduled = () =>
  onSchedule({ ...options, schedule: `every ${TICK_MINUTES} minutes` }, async () => {
    const { failed } = await runDue(RECURRING, begun);
    if (failed.length > 0) throw new Error(`Recurring work failed: ${failed.join(', ')}`);
  });

/** The emulators have no scheduler: there the launcher asks by HTTP, every few seconds. */
const asked = () =>
  onRequest(options, async (_request, response) => {
    const result = await runDue(RECURRING, begun);
    response.status(result.failed.length > 0 ? 500 : 200).json(result);
  });

/** The recurring work that is due, by schedule. */
export const tick = IS_EMULATED ? asked() : scheduled();
