import { isAbsolute, join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';
import { ROOT } from '../shared/paths.ts';

/** A test's file and title, and how long it took. */
type TimedTest = { readonly name: string; readonly ms: number };

/** Result of one stage of `npm test`. A stage without tests counts as one failure. */
export type Tally = {
  readonly passed: number;
  readonly failed: number;
  /** What failed, each with the first line of its error below. */
  readonly notes: readonly string[];
  /** All tests, for the list of the slowest. */
  readonly tests: readonly TimedTest[];
};

/** Name of something that failed, with the first line of its error in a line below. */
export function formatFailure(name: string, error = ''): string {
  const [line = ''] = stripVTControlCharacters(error).trim().split('\n');
  return line === '' ? name : `${name}\n    ${line}`;
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().default(''),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          duration: z.number().nullish(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

const spec = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  tests: z.array(
    z.object({
      status: z.string(),
      results: z.array(
        z.object({ duration: z.number(), errors: z.array(z.object({ message: z.string().optional() })) }),
      ),
    }),
  ),
});
const suite = z.object({
  specs: z.array(spec),
  get suites() {
    return z.array(suite).optional();
  },
});
type Suite = z.infer<typeof suite>;

const playwrightReport = z.object({
  suites: z.array(suite),
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  errors: z.array(z.object({ message: z.string().optional() })),
});

export type TallyOptions = {
  /** The runner's exit code. */
  readonly code: number | null;
  /** The developer filtered tests by name: tests left out do not count as skipped, and a stage may match nothing. */
  readonly filtered: boolean;
};

function settle(tally: Tally, { code, filtered }: TallyOptions): Tally {
  const { passed, failed, notes } = tally;
  if (passed + failed === 0 && !filtered) return { ...tally, failed: 1, notes: [...notes, 'ran no test at all'] };
  if (failed === 0 && code !== 0 && !(filtered && passed === 0)) {
    return { ...tally, failed: 1, notes: [...notes, `ended with code ${code ?? 'unknown'} though no test failed`] };
  }
  return tally;
}

/** A test file's path in the checkout. Playwright reports the path relative to tests/e2e, vitest an absolute path. */
const getPath = (file: string) => (isAbsolute(file) ? relative(ROOT, file) : join('tests/e2e', file));

/**
 * Sums vitest's JSON report. Skipped tests count as failures unless the developer filtered by name. Files that fail
 * outside of their tests also count.
 */
export function tallyVitest(text: string, options: TallyOptions): Tally {
  const report = vitestReport.parse(JSON.parse(text));
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every(({ status }) => status !== 'failed'),
  );
  const skipped = options.filtered ? 0 : report.numPendingTests + report.numTodoTests;
  const results = report.testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map((result) => ({ ...result, name: `${getPath(file)} › ${result.fullName}` })),
  );
  const notes = [
    ...(skipped > 0 ? [`${skipped} skipped, which counts as failed`] : []),
    ...broken.map(({ name, message }) => formatFailure(`failed outside of its tests: ${getPath(name)}`, message)),
    ...results
      .filter(({ status }) => status === 'failed')
      .map(({ name, failureMessages }) => formatFailure(`failed: ${name}`, failureMessages?.[0])),
  ];
  const tests = results.map(({ name, duration }) => ({ name, ms: duration ?? 0 }));
  const failed = report.numFailedTests + broken.length + skipped;
  return settle({ passed: report.numPassedTests, failed, notes, tests }, options);
}

type BrowserTest = TimedTest & { readonly status: string; readonly error: string | undefined };

const listBrowserTests = (suites: readonly Suite[]): BrowserTest[] =>
  suites.flatMap(({ specs, suites: inner = [] }) => [
    ...specs.flatMap(({ file, line, title, tests }) =>
      tests.map(({ status, results }) => ({
        name: `${getPath(file)}:${line} › ${title}`,
        status,
        ms: results.reduce((total, { duration }) => total + duration, 0),
        error: results.flatMap(({ errors }) => errors)[0]?.message,
      })),
    ),
    ...listBrowserTests(inner),
  ]);

/** Sums Playwright's JSON reports; a skipped test and a flaky test count as failures. */
export function tallyPlaywright(texts: readonly string[], options: TallyOptions): Tally {
  const reports = texts.map((text) => playwrightReport.parse(JSON.parse(text)));
  const sum = (key: keyof (typeof reports)[number]['stats']) =>
    reports.reduce((total, { stats }) => total + stats[key], 0);
  const tests = listBrowserTests(reports.flatMap((report) => report.suites));
  const errors = reports.flatMap((report) => report.errors);
  const [unexpected, skipped] = [sum('unexpected'), options.filtered ? 0 : sum('skipped')];
  const list = (status: string, word: string) =>
    tests.filter((test) => test.status === status).map(({ name, error }) => formatFailure(`${word}: ${name}`, error));
  const notes = [
    ...(skipped > 0 ? [`${skipped} skipped, which counts as failed`] : []),
    ...errors.map(({ message }) => formatFailure('failed outside of any test', message)),
    ...list('unexpected', 'failed'),
    ...list('flaky', 'flaky'),
  ];
  const failed = unexpected + sum('flaky') + skipped + (unexpected === 0 ? errors.length : 0);
  return settle({ passed: sum('expected'), failed, notes, tests }, options);
}

/** Lengths of the lists at the end. If both are full, the whole summary still fits into 40 lines. */
const SHOWN = { failures: 13, slow: 10 } as const;

/** The one line that counts the tests. */
export function formatSummary(tallies: readonly Tally[]): string {
  const sum = (key: 'passed' | 'failed') => tallies.reduce((total, tally) => total + tally[key], 0);
  return `${sum('passed')} passed, ${sum('failed')} failed`;
}

/** The end of `npm test`: the summary, what failed and the slowest tests. */
export function formatEnd(tallies: readonly Tally[]): string {
  const notes = tallies.flatMap((tally) => tally.notes).map((note) => `! ${note}`);
  const hidden = notes.length - SHOWN.failures;
  const slow = tallies
    .flatMap((tally) => tally.tests)
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, SHOWN.slow)
    .map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`);
  return [
    formatSummary(tallies),
    ...notes.slice(0, SHOWN.failures),
    ...(hidden > 0 ? [`! and ${hidden} more, above`] : []),
    ...(slow.length > 0 ? ['Slowest tests:', ...slow] : []),
  ].join('\n');
}
