import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium, machineChromium } from '../testing/chromium.ts';
import { part } from './catalogue/tables.ts';
import { measureInteractions } from './interactions/measure.ts';
import { weighChunks } from './pages/chunks.ts';
import { compressingProxy } from './pages/compressing-proxy.ts';
import { installLighthouse } from './pages/lighthouse.ts';
import { scorePages } from './pages/scores.ts';
import { warmUp } from './pages/warm-up.ts';
import { onPortal } from './portal.ts';
import { weighPages } from './weight.ts';

const measure = async (baseURL: string): Promise<void> => {
  const chromium = await findChromium(machineChromium);
  const folder = await mkdtemp(join(tmpdir(), 'bigorna-pages-'));
  const proxy = await compressingProxy(baseURL);
  try {
    await warmUp(proxy.url);
    for (const locale of ['pt-BR', 'fr-FR']) {
      part(`first-load scripts in ${locale}`);
      await weighPages(proxy.url, locale);
    }
    await weighChunks(proxy.url);
    await scorePages(proxy.url, chromium, folder);
    // Not through the proxy, which passes no bodies on: a member signs in.
    await measureInteractions(baseURL, chromium);
  } finally {
    proxy.close();
    await rm(folder, { recursive: true, force: true });
  }
};

/**
 * Prints what pages weigh, Lighthouse's scores of home, listing, a mod's page and the questions, and how soon pages answer
 * what visitors do.
 *
 * @param args as `onPortal` takes them
 */
export async function pages(args: readonly string[]): Promise<void> {
  await installLighthouse();
  await onPortal(args, measure);
}
