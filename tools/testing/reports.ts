import { z } from 'zod';

/** Result of one stage of `npm test`. A stage without tests counts as one failure. */
export type Tally = { readonly passed: number; readonly failed: number; readonly notes: readonly string[] };

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })),
    }),
  ),
});

const spec = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  tests: z.array(z.object({ status: z.string() })),
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
  /** The developer filtered tests by name: filtered tests are no skips, and a stage may match nothing. */
  readonly filtered: boolean;
};

function settle(passed: number, failed: number, notes: string[], { code, filtered }: TallyOptions): Tally {
  if (passed + failed === 0 && !filtered) return { passed: 0, failed: 1, notes: [...notes, 'ran no test at all'] };
  if (failed === 0 && code !== 0 && !(filtered && passed === 0)) {
    return { passed, failed: 1, notes: [...notes, `ended with code ${code ?? 'unknown'} though no test failed`] };
  }
  return { passed, failed, notes };
}

/** Sums vitest's JSON report; a file that fails to load and a skipped test count as failures. */
export function tallyVitest(text: string, options: TallyOptions): Tally {
  const report = vitestReport.parse(JSON.parse(text));
  const broken = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  const skipped = options.filtered ? 0 : report.numPendingTests + report.numTodoTests;
  const notes = broken.map((file) => `${file.name} could not be loaded`);
  const failures = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => `failed: ${name} › ${fullName}`),
  );
  notes.push(...failures);
  if (skipped > 0) notes.push(`${skipped} skipped, which counts as failed`);
  const failed = report.numFailedTests + broken.length + skipped;
  return settle(report.numPassedTests, failed, notes, options);
}

const getTitles = (suites: readonly Suite[], status: string): string[] =>
  suites.flatMap(({ specs, suites: inner = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some((test) => test.status === status))
      .map(({ file, line, title }) => `${file}:${line} › ${title}`),
    ...getTitles(inner, status),
  ]);

/** Sums Playwright's JSON reports; a skipped test and a flaky test count as failures. */
export function tallyPlaywright(texts: readonly string[], options: TallyOptions): Tally {
  const reports = texts.map((text) => playwrightReport.parse(JSON.parse(text)));
  const sum = (key: keyof (typeof reports)[number]['stats']) =>
    reports.reduce((total, { stats }) => total + stats[key], 0);
  const suites = reports.flatMap((report) => report.suites);
  const errors = reports.flatMap((report) => report.errors);
  const [unexpected, skipped] = [sum('unexpected'), options.filtered ? 0 : sum('skipped')];
  const notes = errors.flatMap((error) => (error.message ? [error.message] : []));
  notes.push(...getTitles(suites, 'unexpected').map((title) => `failed: ${title}`));
  notes.push(...getTitles(suites, 'flaky').map((title) => `flaky: ${title}`));
  if (skipped > 0) notes.push(`${skipped} skipped, which counts as failed`);
  const failed = unexpected + sum('flaky') + skipped + (unexpected === 0 ? errors.length : 0);
  return settle(sum('expected'), failed, notes, options);
}

/** The last line of `npm test`. */
export function formatSummary(tallies: readonly Tally[]): string {
  const sum = (key: 'passed' | 'failed') => tallies.reduce((total, tally) => total + tally[key], 0);
  return `${sum('passed')} passed, ${sum('failed')} failed`;
}
