import { setTimeout } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page, type Request } from 'playwright';
import { z } from 'zod';
import { findChromium, machineChromium } from '../testing/chromium.ts';
import { FIRST_LOAD_KIB } from './first-load-budget.ts';

const QUIET_MS = 1000;
const POLL_MS = 50;
const PATIENCE_MS = 20_000;
const KIB = 1024;

/** Words that survive minifying in Firebase's SDKs and in reactfire. */
const FIREBASE_MARKERS = ['identitytoolkit', 'firestore', 'reactFire', '@firebase/'];

/** Catalogues: data, not script. */
const TEXTS = /\/assets\/texts-/;

interface Script {
  name: string;
  gzipBytes: number;
  isFirebase: boolean;
}

const listAnswer = z.object({ data: z.array(z.object({ slug: z.string() })).min(1) });

async function anyMod(baseURL: string): Promise<string> {
  const answer = await fetch(`${baseURL}/api/mods/public?limit=1`);
  return `/mods/${listAnswer.parse(await answer.json()).data[0]?.slug}`;
}

/** Watches a page's requests; the answer resolves once none was under way for a second. */
function watchIdle(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let quietSince = Date.now();
  const touch = (): void => {
    quietSince = Date.now();
  };
  page.on('request', (request) => {
    open.add(request);
    touch();
  });
  const end = (request: Request): void => {
    open.delete(request);
    touch();
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return async () => {
    const deadline = Date.now() + PATIENCE_MS;
    while (open.size > 0 || Date.now() - quietSince < QUIET_MS) {
      if (Date.now() > deadline) throw new Error(`${page.url()} was never idle`);
      await setTimeout(POLL_MS);
    }
  };
}

/** All scripts of a signed-out visit's first load, without any input, and what the texts of its language weigh beside them. */
async function firstLoad(
  browser: Browser,
  url: string,
  locale: string,
): Promise<{ scripts: Script[]; textBytes: number }> {
  const context = await browser.newContext({ locale });
  const page = await context.newPage();
  const bodies: Promise<Script>[] = [];
  const texts: Promise<number>[] = [];
  page.on('response', (response) => {
    if (TEXTS.test(response.url())) texts.push(response.text().then((text) => gzipSync(text).length));
    if (response.request().resourceType() !== 'script') return;
    bodies.push(
      response.text().then((text) => ({
        name: new URL(response.url()).pathname,
        gzipBytes: gzipSync(text).length,
        isFirebase: FIREBASE_MARKERS.some((marker) => text.includes(marker)),
      })),
    );
  });
  const untilIdle = watchIdle(page);
  await page.goto(url);
  await untilIdle();
  const scripts = await Promise.all(bodies);
  const textBytes = (await Promise.all(texts)).reduce((sum, bytes) => sum + bytes, 0);
  await context.close();
  return { scripts: scripts.sort((a, b) => b.gzipBytes - a.gzipBytes), textBytes };
}

/**
 * Prints the first-load JavaScript of /, /mods and a mod's page against the budget, file by file, and whether Firebase
 * is among it, in one language. A mod's page also brings the shared lazy Markdown chunk, which is outside the budget.
 * Fails when / or /mods is over the budget or any of them loads Firebase.
 */
export async function weighPages(baseURL: string, locale = 'pt-BR'): Promise<void> {
  const browser = await chromium.launch({ executablePath: await findChromium(machineChromium) });
  try {
    const pages = [
      { path: '/', hasBudget: true },
      { path: '/mods', hasBudget: true },
      { path: await anyMod(baseURL), hasBudget: false },
    ];
    for (const { path, hasBudget } of pages) {
      const { scripts, textBytes } = await firstLoad(browser, baseURL + path, locale);
      const kib = scripts.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0) / KIB;
      const firebase = scripts.filter(({ isFirebase }) => isFirebase);
      const isOver = (hasBudget && kib > FIRST_LOAD_KIB) || firebase.length > 0;
      if (isOver) process.exitCode = 1;
      console.log(
        `${path}: ${kib.toFixed(1)} KiB gzip${hasBudget ? ` of ${FIRST_LOAD_KIB} (${(kib / FIRST_LOAD_KIB).toFixed(2)})` : ''}, ` +
          `${firebase.length} Firebase files, texts ${(textBytes / KIB).toFixed(1)} KiB${isOver ? ' - OVER' : ''}`,
      );
      for (const { name, gzipBytes } of scripts) console.log(`  ${(gzipBytes / KIB).toFixed(1).padStart(6)}  ${name}`);
    }
  } finally {
    await browser.close();
  }
}

/** The same for a portal that runs already. */
export const weight = (): Promise<void> => weighPages(process.env.BIGORNA_URL ?? 'http://localhost:5050');
