import { join } from 'node:path';
import { computePercentile } from '../catalogue/latency.ts';
import { formatMs, printHeading, printMinimumVerdict, printTable, printVerdict } from '../catalogue/tables.ts';
import { CATEGORIES, type Category, getFailedAudits, type Report, runLighthouse } from './lighthouse.ts';
import { findPopularPages } from './warm-up.ts';

const RUNS = 3;
/** Minimum scores, out of 100. */
const LEAST: Readonly<Record<Category, number>> = {
  performance: 98,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};
const MOST_LAYOUT_SHIFT = 0.02;
const GOOD = 0.9;

const median = (reports: readonly Report[], value: (report: Report) => number): number =>
  computePercentile(reports.map(value), 0.5);

const getScores = (reports: readonly Report[]) =>
  CATEGORIES.map((name) => Math.round(median(reports, ({ categories }) => categories[name].score) * 100));

const getSpeed = (reports: readonly Report[]) => {
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

/** Lighthouse's suggestions, with the expected savings. */
const getSavings = ({ audits }: Report): string[] =>
  Object.values(audits)
    .filter(({ score, metricSavings }) => score !== null && score < GOOD && metricSavings !== undefined)
    .map(({ title, displayValue, metricSavings }) => {
      const savings = Object.entries(metricSavings ?? {}).filter(([, value]) => (value ?? 0) > 0);
      return `${title}${displayValue ? ` (${displayValue})` : ''} ${savings.map((pair) => pair.join(' ')).join(', ')}`;
    });

const notesOn = (path: string, report: Report): string[] => [
  `${path} (machine ${report.environment.benchmarkIndex.toFixed(0)})`,
  ...CATEGORIES.flatMap((name) =>
    name === 'performance' ? [] : getFailedAudits(report, name).map((line) => `  ${name}: ${line}`),
  ),
  ...getSavings(report).map((line) => `  ${line}`),
];

const reportsOn = async (url: string, chromium: string, folder: string): Promise<Report[]> => {
  const reports: Report[] = [];
  for (let run = 1; run <= RUNS; run += 1)
    reports.push(await runLighthouse(url, chromium, join(folder, 'report.json')));
  return reports;
};

/** Prints Lighthouse scores of home, list, mod page, author page and FAQ, with verdicts and lost points. */
export const scorePages = async (baseURL: string, chromium: string, folder: string): Promise<void> => {
  printHeading(`Lighthouse, mobile, median of ${RUNS}, text compressed by a proxy as Hosting's CDN does`);
  const rows: string[][] = [];
  const notes: string[] = [];
  const verdicts: (() => void)[] = [];
  const { mod, author } = await findPopularPages(baseURL);
  for (const path of ['/', '/mods', mod, author, '/faq']) {
    const reports = await reportsOn(baseURL + path, chromium, folder);
    const scores = getScores(reports);
    const { fcp, lcp, cls, tbt, si } = getSpeed(reports);
    rows.push([path, ...scores.map(String), formatMs(fcp), formatMs(lcp), cls.toFixed(3), formatMs(tbt), formatMs(si)]);
    verdicts.push(() => {
      CATEGORIES.forEach((name, index) => {
        printMinimumVerdict(`${path} ${name}`, scores[index] ?? 0, LEAST[name], String);
      });
      printVerdict(`${path} layout shift`, cls, MOST_LAYOUT_SHIFT, (value) => value.toFixed(3));
    });
    const [first] = reports;
    if (first) notes.push(...notesOn(path, first));
  }
  printTable(['page', ...CATEGORIES, 'FCP', 'LCP', 'CLS', 'TBT', 'speed index'], rows);
  for (const log of verdicts) log();
  printHeading('what costs points');
  console.log(notes.join('\n'));
};
