import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { LauncherError } from '../../emulators/errors.ts';
import { NODE } from '../../emulators/paths.ts';
import { runCommand } from '../../emulators/processes.ts';

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
/** What is scored, beside the figures of speed. */
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

/** Installs Lighthouse beside the bench, from its own lock, where it is not there yet: no other command needs it. */
export const installLighthouse = async (): Promise<void> => {
  if (existsSync(CLI)) return;
  console.log('Installing Lighthouse (npm ci in tools/bench/lighthouse)…');
  const { code, output } = await runCommand('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: FOLDER,
  });
  if (code !== 0) throw new LauncherError(`Lighthouse could not be installed:\n${output.trim()}`);
};

/** What costs points of a category: the audits that it weighs and that did not pass whole. */
export const shortcomings = ({ categories, audits }: Report, name: Category): string[] =>
  categories[name].auditRefs.flatMap(({ id, weight }) => {
    const found = audits[id];
    return weight > 0 && found?.score !== null && found !== undefined && found.score < 1
      ? [`${id}: ${found.title}`]
      : [];
  });

/** Lighthouse's report on one page: a phone on a slow network, as Lighthouse simulates it. */
export const lighthouse = async (url: string, chromium: string, into: string): Promise<Report> => {
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
