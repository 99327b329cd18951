import { gzipSync } from 'node:zlib';
import { type Browser, chromium } from 'playwright';
import { FIRST_LOAD_KIB } from '../../tools/shared/first-load-budget.ts';
import { findChromium, machineChromium } from '../../tools/testing/chromium.ts';
import { findPopularPages } from './pages/warm-up.ts';

const KIB = 1024;
const WITH_BUDGET = ['/', '/mods'];

/** Path and gzip size in KiB of each script of a first load without sign-in and input. Largest first. */
const loadScripts = async (browser: Browser, url: string, locale: string) => {
  const page = await browser.newPage({ locale });
  const scripts: Promise<readonly [path: string, kib: number]>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    const { pathname } = new URL(response.url());
    scripts.push(response.text().then((text) => [pathname, gzipSync(text).length / KIB] as const));
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const weighed = await Promise.all(scripts);
  await page.close();
  return weighed.toSorted(([, a], [, b]) => b - a);
};

/**
 * Prints the first-load JavaScript of /, /mods and a mod page, file by file. Fails if / or /mods exceeds the budget.
 * The browser tests check the same budget, and that no page loads Firebase (tests/e2e/weight.test.ts).
 */
export async function weighPages(baseURL: string, locale = 'pt-BR'): Promise<void> {
  const browser = await chromium.launch({ executablePath: await findChromium(machineChromium) });
  try {
    for (const path of [...WITH_BUDGET, (await findPopularPages(baseURL)).mod]) {
      const scripts = await loadScripts(browser, baseURL + path, locale);
      const sum = scripts.reduce((total, [, kib]) => total + kib, 0);
      const isOver = WITH_BUDGET.includes(path) && sum > FIRST_LOAD_KIB;
      if (isOver) process.exitCode = 1;
      console.log(`${path}: ${sum.toFixed(1)} KiB gzip, budget ${FIRST_LOAD_KIB}${isOver ? ' - OVER' : ''}`);
      for (const [name, kib] of scripts) console.log(`  ${kib.toFixed(1).padStart(6)}  ${name}`);
    }
  } finally {
    await browser.close();
  }
}

/** Weighs the pages of the running portal at BIGORNA_URL, or at localhost by default. */
export const runWeightBench = (): Promise<void> => weighPages(process.env.BIGORNA_URL ?? 'http://localhost:5050');
