import { findChromium, machineChromium } from '../../tools/testing/chromium.ts';
import { measureInteractions } from './interactions/measure.ts';
import { warmUp } from './pages/warm-up.ts';
import { withBenchPortal } from './portal.ts';

/**
 * Prints how fast pages respond to user input. The benchmark `pages` includes this benchmark.
 *
 * @param args as `withBenchPortal` takes them
 */
export const runInteractionsBench = (args: readonly string[]): Promise<void> =>
  withBenchPortal(args, async (url) => {
    await warmUp(url);
    await measureInteractions(url, await findChromium(machineChromium));
  });
