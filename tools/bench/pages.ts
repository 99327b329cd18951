import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { findChromium, machineChromium } from '../testing/chromium.ts';
import { percentile } from './catalogue/figures.ts';
import { ms, part, table, verdict, verdictLeast } from './catalogue/tables.ts';
import { compressingProxy } from './pages/compressing-proxy.ts';
import { installLighthouse, lighthouse, type Report } from './pages/lighthouse.ts';
import { onPortal } from './portal.ts';
import { weighPages } from './weight.ts';

const RUNS = 3;
const TARGETS = { score: 90, layoutShift: 0.02 } as const;
const GOOD = 0.9;

const listAnswer = z.object({ data: z.array(z.object({ slug: z.string() })).min(1) });

const popularMod = async (baseURL: string): Promise<string> => {
  const answer = await fetch(`${baseURL}/api/mods/public?limit=1&sort=downloads`);
  return `/mods/${listAnswer.parse(await answer.json()).data[0]?.slug}`;
};

/**
 * Asks what pages ask, one after the other: the Functions emulator starts a process for each call at once, and pictures
 * would be measured while it does. Behind the proxy they then are where a CDN has them.
 */
const warmUp = async (url: string): Promise<void> => {
  const mod = await popularMod(url);
  const calls = ['/site', '/home', '/mods/public', '/mods/public?facets=1', mod, `${mod}/releases`, `${mod}/related`];
  const pictures = new Set<string>();
  for (const call of calls) {
    const text = await (await fetch(`${url}/api${call}`)).text();
    for (const [picture] of text.matchAll(/\/media\/[^"?]+\.webp/g)) pictures.add(picture);
  }
  for (const picture of pictures) await (await fetch(`${url}${picture}`)).arrayBuffer();
};

const median = (reports: readonly Report[], value: (report: Report) => number): number =>
  percentile(reports.map(value), 0.5);

const figuresOf = (reports: readonly Report[]) => {
  const of = (name: keyof Report['audits'] & string) =>
    median(reports, ({ audits }) => audits[name]?.numericValue ?? Number.NaN);
  return {
    score: Math.round(median(reports, ({ categories }) => categories.performance.score) * 100),
    fcp: of('first-contentful-paint'),
    lcp: of('largest-contentful-paint'),
    cls: of('cumulative-layout-shift'),
    tbt: of('total-blocking-time'),
    si: of('speed-index'),
  };
};

/** What Lighthouse would have better, with what it says that would save. */
const costs = ({ audits }: Report): string[] =>
  Object.values(audits)
    .filter(({ score, metricSavings }) => score !== null && score < GOOD && metricSavings !== undefined)
    .map(({ title, displayValue, metricSavings }) => {
      const savings = Object.entries(metricSavings ?? {}).filter(([, value]) => (value ?? 0) > 0);
      return `${title}${displayValue ? ` (${displayValue})` : ''} ${savings.map((pair) => pair.join(' ')).join(', ')}`;
    });

const measure = async (baseURL: string): Promise<void> => {
  const chromium = await findChromium(machineChromium);
  const folder = await mkdtemp(join(tmpdir(), 'bigorna-pages-'));
  const proxy = await compressingProxy(baseURL);
  try {
    await warmUp(proxy.url);
    part('first-load scripts');
    await weighPages(proxy.url);
    part(`Lighthouse, mobile, median of ${RUNS}, text compressed by a proxy as Hosting's CDN does`);
    const rows: string[][] = [];
    const notes: string[] = [];
    const figures: [string, ReturnType<typeof figuresOf>][] = [];
    for (const path of ['/', '/mods', await popularMod(baseURL)]) {
      const reports: Report[] = [];
      for (let run = 1; run <= RUNS; run += 1) {
        reports.push(await lighthouse(`${proxy.url}${path}`, chromium, join(folder, 'report.json')));
      }
      const found = figuresOf(reports);
      const { score, fcp, lcp, cls, tbt, si } = found;
      figures.push([path, found]);
      rows.push([path, String(score), ms(fcp), ms(lcp), cls.toFixed(3), ms(tbt), ms(si)]);
      const [first] = reports;
      if (first)
        notes.push(
          `${path} (machine ${first.environment.benchmarkIndex.toFixed(0)})`,
          ...costs(first).map((line) => `  ${line}`),
        );
    }
    table(['page', 'performance', 'FCP', 'LCP', 'CLS', 'TBT', 'speed index'], rows);
    for (const [path, { score, cls }] of figures) {
      verdictLeast(`${path} performance`, score, TARGETS.score, String);
      verdict(`${path} layout shift`, cls, TARGETS.layoutShift, (value) => value.toFixed(3));
    }
    part('what costs points');
    console.log(notes.join('\n'));
  } finally {
    proxy.close();
    await rm(folder, { recursive: true, force: true });
  }
};

/**
 * Prints Lighthouse's figures and the first-load scripts of home, listing and a mod's page.
 *
 * @param args as `onPortal` takes them
 */
export async function pages(args: readonly string[]): Promise<void> {
  await installLighthouse();
  await onPortal(args, measure);
}
