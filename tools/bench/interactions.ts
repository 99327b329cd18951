import { findChromium, machineChromium } from '../testing/chromium.ts';
import { measureInteractions } from './interactions/measure.ts';
import { warmUp } from './pages/warm-up.ts';
import { onPortal } from './portal.ts';

/**
 * Prints how soon pages answer what visitors do; part of `pages`, here by itself.
 *
 * @param args as `onPortal` takes them
 */
export const interactions = (args: readonly string[]): Promise<void> =>
  onPortal(args, async (url) => {
    await warmUp(url);
    await measureInteractions(url, await findChromium(machineChromium));
  });
