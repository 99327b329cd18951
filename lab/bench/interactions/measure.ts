import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { getAccountButton, sendLogin } from '../../../tests/e2e/support/session.ts';
import { SEED_PASSWORD } from '../../../tools/seed/accounts.ts';
import { computePercentile } from '../catalogue/latency.ts';
import { formatMs, printHeading, printTable, printVerdict } from '../catalogue/tables.ts';
import { findPopularPages } from '../pages/warm-up.ts';
import { measureInteraction, RECORD_EVENTS } from './recorder.ts';
import { getVisitorScripts, memberScripts, type Script } from './scripts.ts';

/** CPU slowdown factor: an older phone. */
const SLOWER = 4;
const SCRIPTED = 60;
const TARGET_MS = 200;
const SLOWEST_SHOWN = 12;
const MEMBER = { username: 'jogador', password: SEED_PASSWORD } as const;

interface Measurement {
  name: string;
  duration: number;
}

const visitor = async (browser: Browser, baseURL: string): Promise<BrowserContext> => {
  const context = await browser.newContext({ baseURL, locale: 'pt-BR', viewport: { width: 1280, height: 900 } });
  await context.addInitScript(RECORD_EVENTS);
  return context;
};

const slowPage = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return page;
};

const play = async (page: Page, { path, ready, steps }: Script): Promise<Measurement[]> => {
  await page.goto(path);
  await page.locator(ready).first().waitFor();
  const measurements: Measurement[] = [];
  for (const { name, act } of steps)
    measurements.push({ name, duration: await measureInteraction(page, () => act(page)) });
  return measurements;
};

const playAll = async (browser: Browser, baseURL: string): Promise<Measurement[]> => {
  const measurements: Measurement[] = [];
  const stranger = await visitor(browser, baseURL);
  const page = await slowPage(stranger);
  for (const script of getVisitorScripts((await findPopularPages(baseURL)).mod))
    measurements.push(...(await play(page, script)));
  await stranger.close();
  const member = await visitor(browser, baseURL);
  const login = await member.newPage();
  await login.goto('/login');
  await sendLogin(login, MEMBER);
  await getAccountButton(login).waitFor();
  await login.close();
  const memberPage = await slowPage(member);
  for (const script of memberScripts) measurements.push(...(await play(memberPage, script)));
  await member.close();
  return measurements;
};

/**
 * Prints the latency of at least 60 interactions on a CPU slowed down four times, computed as web-vitals computes INP.
 * Fails if the 75th percentile exceeds 200 ms.
 */
export const measureInteractions = async (baseURL: string, executablePath: string): Promise<void> => {
  const browser = await chromium.launch({ executablePath });
  try {
    const measurements = await playAll(browser, baseURL);
    printHeading(`${measurements.length} interactions at ${SLOWER} x CPU, from input to paint`);
    if (measurements.length < SCRIPTED)
      throw new Error(`${measurements.length} interactions were scripted, ${SCRIPTED} are required`);
    const durations = measurements.map(({ duration }) => duration);
    const slowest = measurements.toSorted((a, b) => b.duration - a.duration).slice(0, SLOWEST_SHOWN);
    printTable(
      ['slowest', 'to paint'],
      slowest.map(({ name, duration }) => [name, formatMs(duration)]),
    );
    console.log(
      `median ${formatMs(computePercentile(durations, 0.5))}, 98th percentile ${formatMs(computePercentile(durations, 0.98))}`,
    );
    const p75 = computePercentile(durations, 0.75);
    printVerdict('INP, 75th percentile', p75, TARGET_MS, formatMs);
    if (p75 > TARGET_MS) process.exitCode = 1;
  } finally {
    await browser.close();
  }
};
