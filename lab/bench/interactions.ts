import { findChromium, machineChromium } from '../../tools/testing/chromium.ts';
import { measureInteractions } from './interactions/measure.ts';
import { warmUp } from './pages/warm-up.ts';
import { withBenchPortal } from './portal.ts';

/**
 * Prints the response time of pages to user input. Also part of `pages`.
 *
 * @param args as `withBenchPortal` takes them
 */
export const runInteractionsBench = (args: readonly string[]): Promise<void> =>
  withBenchPortal(args, async (url) => {
    await warmUp(url);
    await measureInteractions(url, await findChromium(machineChromium));
  });
