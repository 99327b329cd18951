import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { percentile } from '../catalogue/figures.ts';
import { ms, part, table, verdict } from '../catalogue/tables.ts';
import { popularMod } from '../pages/warm-up.ts';
import { RECORD_EVENTS, timed } from './recorder.ts';
import { memberScripts, type Script, visitorScripts } from './scripts.ts';

/** How many times slower than this machine: a phone of some years. */
const SLOWER = 4;
const SCRIPTED = 60;
const TARGET_MS = 200;
const SLOWEST_SHOWN = 12;
const MEMBER = { username: 'jogador', password: 'Bigorna123' } as const;

interface Found {
  name: string;
  duration: number;
}

const visitor = async (browser: Browser): Promise<BrowserContext> => {
  const context = await browser.newContext({ locale: 'pt-BR', viewport: { width: 1280, height: 900 } });
  await context.addInitScript(RECORD_EVENTS);
  return context;
};

const slowPage = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return page;
};

const signIn = async (context: BrowserContext, baseURL: string): Promise<void> => {
  const page = await context.newPage();
  await page.goto(`${baseURL}/login`);
  const form = page.getByRole('main');
  await form.getByRole('textbox', { name: 'Usuário ou e-mail' }).fill(MEMBER.username);
  await form.getByLabel('Senha', { exact: true }).fill(MEMBER.password);
  await form.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
  await page.getByRole('button', { name: /^Conta/ }).waitFor();
  await page.close();
};

const play = async (page: Page, baseURL: string, { path, ready, steps }: Script): Promise<Found[]> => {
  await page.goto(baseURL + path);
  await page.locator(ready).first().waitFor();
  const found: Found[] = [];
  for (const { name, act } of steps) found.push({ name, duration: await timed(page, () => act(page)) });
  return found;
};

const playAll = async (browser: Browser, baseURL: string): Promise<Found[]> => {
  const found: Found[] = [];
  const stranger = await visitor(browser);
  const page = await slowPage(stranger);
  for (const script of visitorScripts(await popularMod(baseURL))) found.push(...(await play(page, baseURL, script)));
  await stranger.close();
  const member = await visitor(browser);
  await signIn(member, baseURL);
  const own = await slowPage(member);
  for (const script of memberScripts) found.push(...(await play(own, baseURL, script)));
  await member.close();
  return found;
};

/**
 * Prints how long pages take to show that they heard what a visitor did, over sixty interactions on a processor four times
 * slower: the event-timing API's durations by interaction, as web-vitals' INP takes them. Fails above 200 ms at the 75th
 * percentile.
 */
export const measureInteractions = async (baseURL: string, executablePath: string): Promise<void> => {
  const browser = await chromium.launch({ executablePath });
  try {
    const found = await playAll(browser, baseURL);
    part(`${found.length} interactions at ${SLOWER} x CPU, from input to paint`);
    if (found.length < SCRIPTED)
      throw new Error(`${found.length} interactions were scripted, ${SCRIPTED} are asked for`);
    const durations = found.map(({ duration }) => duration);
    const slowest = found.toSorted((a, b) => b.duration - a.duration).slice(0, SLOWEST_SHOWN);
    table(
      ['slowest', 'to paint'],
      slowest.map(({ name, duration }) => [name, ms(duration)]),
    );
    console.log(`median ${ms(percentile(durations, 0.5))}, 98th percentile ${ms(percentile(durations, 0.98))}`);
    const p75 = percentile(durations, 0.75);
    verdict('INP, 75th percentile', p75, TARGET_MS, ms);
    if (p75 > TARGET_MS) process.exitCode = 1;
  } finally {
    await browser.close();
  }
};
