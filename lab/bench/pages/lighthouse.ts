import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { LauncherError } from '../../../tools/shared/errors.ts';
import { NODE } from '../../../tools/shared/paths.ts';
import { runCommand } from '../../../tools/shared/processes.ts';

const FOLDER = join(import.meta.dirname, '..', 'lighthouse');
const CLI = join(FOLDER, 'node_modules', 'lighthouse', 'cli', 'index.js');
const CHROME_FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
];
const RUN_MS = 120_000;

const audit = z.object({
  title: z.string(),
  score: z.number().nullable(),
  numericValue: z.number().optional(),
  displayValue: z.string().optional(),
  metricSavings: z.record(z.string(), z.number().nullable()).optional(),
});
/** Scored categories, in addition to the speed metrics. */
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

const category = z.object({
  score: z.number(),
  auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
});
const measured = audit.extend({ numericValue: z.number() });
const report = z.object({
  lighthouseVersion: z.string(),
  environment: z.object({ benchmarkIndex: z.number() }),
  categories: z.record(z.enum(CATEGORIES), category),
  audits: z
    .object({
      'first-contentful-paint': measured,
      'largest-contentful-paint': measured,
      'cumulative-layout-shift': measured,
      'total-blocking-time': measured,
      'speed-index': measured,
    })
    .catchall(audit),
});
export type Report = z.infer<typeof report>;

/** Installs Lighthouse from its own lock file if missing: no other command needs it. */
export const installLighthouse = async (): Promise<void> => {
  if (existsSync(CLI)) return;
  console.log('Installing Lighthouse (npm ci in lab/bench/lighthouse)…');
  const { code, output } = await runCommand('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: FOLDER,
  });
  if (code !== 0) throw new LauncherError(`Lighthouse could not be installed:\n${output.trim()}`);
};

/** Audits that cost points in a category: weighted, and not fully passed. */
export const getFailedAudits = ({ categories, audits }: Report, name: Category): string[] =>
  categories[name].auditRefs.flatMap(({ id, weight }) => {
    const found = audits[id];
    return weight > 0 && found?.score !== null && found !== undefined && found.score < 1
      ? [`${id}: ${found.title}`]
      : [];
  });

/** Lighthouse report of one page: simulated phone on a slow network. */
export const runLighthouse = async (url: string, chromium: string, into: string): Promise<Report> => {
  const args = [
    CLI,
    url,
    '--output=json',
    `--output-path=${into}`,
    `--only-categories=${CATEGORIES.join(',')}`,
    '--quiet',
  ];
  const env = { ...process.env, CHROME_PATH: chromium };
  const flags = `--chrome-flags=${CHROME_FLAGS.join(' ')}`;
  const { code, output } = await runCommand(NODE, [...args, flags], { env, timeoutMs: RUN_MS });
  if (code !== 0) throw new LauncherError(`Lighthouse failed on ${url}:\n${output.trim()}`);
  return report.parse(JSON.parse(await readFile(into, 'utf8')));
};
