import { join } from 'node:path';
import { percentile } from '../catalogue/figures.ts';
import { ms, part, table, verdict, verdictLeast } from '../catalogue/tables.ts';
import { CATEGORIES, type Category, lighthouse, type Report, shortcomings } from './lighthouse.ts';
import { popularMod } from './warm-up.ts';

const RUNS = 3;
/** The issue's, of 100; and how much may move, which is our own. */
const LEAST: Readonly<Record<Category, number>> = {
  performance: 90,
  accessibility: 100,
  'best-practices': 100,
  seo: 95,
};
const MOST_LAYOUT_SHIFT = 0.02;
const GOOD = 0.9;

const median = (reports: readonly Report[], value: (report: Report) => number): number =>
  percentile(reports.map(value), 0.5);

const scoresOf = (reports: readonly Report[]) =>
  CATEGORIES.map((name) => Math.round(median(reports, ({ categories }) => categories[name].score) * 100));

const speedOf = (reports: readonly Report[]) => {
  const of = (name: keyof Report['audits'] & string) =>
    median(reports, ({ audits }) => audits[name]?.numericValue ?? Number.NaN);
  return {
    fcp: of('first-contentful-paint'),
    lcp: of('largest-contentful-paint'),
    cls: of('cumulative-layout-shift'),
    tbt: of('total-blocking-time'),
    si: of('speed-index'),
  };
};

/** What Lighthouse would have quicker, with what it says that would save. */
const costs = ({ audits }: Report): string[] =>
  Object.values(audits)
    .filter(({ score, metricSavings }) => score !== null && score < GOOD && metricSavings !== undefined)
    .map(({ title, displayValue, metricSavings }) => {
      const savings = Object.entries(metricSavings ?? {}).filter(([, value]) => (value ?? 0) > 0);
      return `${title}${displayValue ? ` (${displayValue})` : ''} ${savings.map((pair) => pair.join(' ')).join(', ')}`;
    });

const notesOn = (path: string, report: Report): string[] => [
  `${path} (machine ${report.environment.benchmarkIndex.toFixed(0)})`,
  ...CATEGORIES.flatMap((name) =>
    name === 'performance' ? [] : shortcomings(report, name).map((line) => `  ${name}: ${line}`),
  ),
  ...costs(report).map((line) => `  ${line}`),
];

const reportsOn = async (url: string, chromium: string, folder: string): Promise<Report[]> => {
  const reports: Report[] = [];
  for (let run = 1; run <= RUNS; run += 1) reports.push(await lighthouse(url, chromium, join(folder, 'report.json')));
  return reports;
};

/** Prints Lighthouse's scores of home, listing, a mod's page and the questions, with verdicts and what costs points. */
export const scorePages = async (baseURL: string, chromium: string, folder: string): Promise<void> => {
  part(`Lighthouse, mobile, median of ${RUNS}, text compressed by a proxy as Hosting's CDN does`);
  const rows: string[][] = [];
  const notes: string[] = [];
  const verdicts: (() => void)[] = [];
  for (const path of ['/', '/mods', await popularMod(baseURL), '/faq']) {
    const reports = await reportsOn(baseURL + path, chromium, folder);
    const scores = scoresOf(reports);
    const { fcp, lcp, cls, tbt, si } = speedOf(reports);
    rows.push([path, ...scores.map(String), ms(fcp), ms(lcp), cls.toFixed(3), ms(tbt), ms(si)]);
    verdicts.push(() => {
      CATEGORIES.forEach((name, index) => {
        verdictLeast(`${path} ${name}`, scores[index] ?? 0, LEAST[name], String);
      });
      verdict(`${path} layout shift`, cls, MOST_LAYOUT_SHIFT, (value) => value.toFixed(3));
    });
    const [first] = reports;
    if (first) notes.push(...notesOn(path, first));
  }
  table(['page', ...CATEGORIES, 'FCP', 'LCP', 'CLS', 'TBT', 'speed index'], rows);
  for (const tell of verdicts) tell();
  part('what costs points');
  console.log(notes.join('\n'));
};
