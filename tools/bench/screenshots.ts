import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { z } from 'zod';
import { findChromium, machineChromium } from '../testing/chromium.ts';

const THEMES = ['dark', 'light'] as const;
const WIDTHS = [360, 1280] as const;
const HEIGHT = 800;
const PASSWORD = 'Bigorna123';

interface Place {
  name: string;
  path: (slug: string) => string;
  /** The seed account that looks at it; a visitor when absent. */
  as?: 'jogador' | 'moderador';
  /** What is there as soon as the page shows its content; a heading when absent. */
  ready?: string;
}

/** The avatar menu, which comes a moment after the page. */
const MENU = 'header button[aria-label^="Conta"]';

const PLACES: readonly Place[] = [
  { name: 'home', path: () => '/', ready: 'article' },
  { name: 'listing', path: () => '/mods', ready: 'article' },
  { name: 'mod', path: (slug) => `/mods/${slug}` },
  { name: 'login', path: () => '/login', ready: 'footer' },
  { name: 'register', path: () => '/register', ready: 'footer' },
  { name: 'not-found', path: () => '/nada/por/aqui', ready: 'footer' },
  { name: 'download', path: (slug) => `/mods/${slug}/download`, as: 'jogador', ready: MENU },
  { name: 'dashboard', path: () => '/dashboard', as: 'jogador', ready: 'article' },
  { name: 'console-queue', path: () => '/admin/mods', as: 'moderador', ready: 'main .MuiChip-root' },
];

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

async function signIn(browser: Browser, baseURL: string, username: string): Promise<StorageState> {
  const context = await browser.newContext({ baseURL, locale: 'pt-BR' });
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByRole('main').getByRole('textbox').first().fill(username);
  await page.locator('input[type=password]').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname !== '/login');
  const state = await context.storageState({ indexedDB: true });
  await context.close();
  return state;
}

const listAnswer = z.object({ data: z.array(z.object({ slug: z.string() })).min(1) });

async function popularMod(baseURL: string): Promise<string> {
  const answer = await fetch(`${baseURL}/api/mods/public?limit=1&sort=downloads`);
  return listAnswer.parse(await answer.json()).data[0]?.slug ?? '';
}

/** Waits until what is on the page is there: content, fonts, all pictures, no placeholder left. */
async function settled(page: Page, ready = 'main h1'): Promise<void> {
  await page.locator(ready).first().waitFor();
  await page.waitForFunction(() => !document.querySelector('.skeleton, [role=status] .spinner, .RaLoading-root'));
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
}

/**
 * Takes a picture of each main page in both themes and two widths, against a portal that runs already.
 *
 * @param args `--into FOLDER` (default .cache/screenshots) and `--only NAME` for one page
 */
export async function screenshots(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { into: { type: 'string', default: '.cache/screenshots' }, only: { type: 'string', default: '' } },
  });
  const baseURL = process.env.BIGORNA_URL ?? 'http://localhost:5050';
  await mkdir(values.into, { recursive: true });
  const browser = await chromium.launch({ executablePath: await findChromium(machineChromium) });
  try {
    const slug = await popularMod(baseURL);
    const sessions = new Map<string, StorageState>();
    for (const place of PLACES.filter(({ name }) => !values.only || name === values.only)) {
      if (place.as && !sessions.has(place.as)) sessions.set(place.as, await signIn(browser, baseURL, place.as));
      const storageState = place.as && sessions.get(place.as);
      for (const theme of THEMES) {
        for (const width of WIDTHS) {
          const viewport = { width, height: HEIGHT };
          const context = await browser.newContext({
            baseURL,
            viewport,
            locale: 'pt-BR',
            reducedMotion: 'reduce',
            ...(storageState ? { storageState } : {}),
          });
          await context.addInitScript((choice) => localStorage.setItem('theme', choice), theme);
          const page = await context.newPage();
          await page.goto(place.path(slug));
          await settled(page, place.ready);
          const path = join(values.into, `${place.name}-${width}-${theme}.png`);
          await page.screenshot({ path, fullPage: true });
          console.log(path);
          await context.close();
        }
      }
    }
  } finally {
    await browser.close();
  }
}
