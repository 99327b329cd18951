import { withTempFolder } from '../../functions/src/platform/with-temp-folder.ts';
import { findChromium, machineChromium } from '../../tools/testing/chromium.ts';
import { printHeading } from './catalogue/tables.ts';
import { measureInteractions } from './interactions/measure.ts';
import { weighChunks } from './pages/chunks.ts';
import { openCompressingProxy } from './pages/compressing-proxy.ts';
import { installLighthouse } from './pages/lighthouse.ts';
import { scorePages } from './pages/scores.ts';
import { warmUp } from './pages/warm-up.ts';
import { withBenchPortal } from './portal.ts';
import { weighPages } from './weight.ts';

const measure = async (baseURL: string): Promise<void> => {
  const chromium = await findChromium(machineChromium);
  const proxy = await openCompressingProxy(baseURL);
  try {
    await warmUp(proxy.url);
    for (const locale of ['pt-BR', 'fr-FR']) {
      printHeading(`first-load scripts in ${locale}`);
      await weighPages(proxy.url, locale);
    }
    await weighChunks(proxy.url);
    await withTempFolder((folder) => scorePages(proxy.url, chromium, folder));
    // Without the proxy, because it forwards no request bodies and a sign-in has a body.
    await measureInteractions(baseURL, chromium);
  } finally {
    proxy.close();
  }
};

/**
 * Prints page weight, Lighthouse scores of home, list, mod page, author page and FAQ, and interaction latency.
 *
 * @param args as `withBenchPortal` takes them
 */
export async function runPagesBench(args: readonly string[]): Promise<void> {
  await installLighthouse();
  await withBenchPortal(args, measure);
}
