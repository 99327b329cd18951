import { parseArgs } from 'node:util';
import { chosenPorts, PORT_SETS } from '../emulators/ports.ts';
import { openSession } from '../emulators/session.ts';
import { Timings } from '../emulators/timings.ts';
import { listenForStop } from '../emulators/tool.ts';

/**
 * Measures a portal that runs already, or one on emulators opened for it.
 *
 * @param args `--url ADDRESS` (or BIGORNA_URL) of a portal that runs; without it `--offset` of the emulators' ports
 */
export async function onPortal(args: readonly string[], measure: (url: string) => Promise<void>): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { url: { type: 'string', default: process.env.BIGORNA_URL ?? '' }, offset: { type: 'string' } },
  });
  if (values.url !== '') return measure(values.url);
  const set = chosenPorts(values.offset, PORT_SETS.tests);
  const stop = listenForStop();
  const options = { verbose: false, ui: false, data: true, reload: false, without: ['admin' as const] };
  const session = await openSession({ ...options, set, timings: new Timings(false), stop });
  try {
    await measure(`http://localhost:${set.ports.hosting}`);
  } finally {
    await session.suite.stop();
  }
}
