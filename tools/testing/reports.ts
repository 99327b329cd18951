import { z } from 'zod';

/** What one stage of `npm test` came to. A stage that ran nothing counts as one failure. */
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
      assertionResults: z.array(
        z.object({ status: z.string(), fullName: z.string(), failureMessages: z.array(z.string()).default([]) }),
      ),
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
  /** The developer chose tests by name: those left out are no skips, and nothing may match in a stage. */
  readonly filtered: boolean;
};

function settle(passed: number, failed: number, notes: string[], { code, filtered }: TallyOptions): Tally {
  if (passed + failed === 0 && !filtered) return { passed: 0, failed: 1, notes: [...notes, 'ran no test at all'] };
  if (failed === 0 && code !== 0 && !(filtered && passed === 0)) {
    return { passed, failed: 1, notes: [...notes, `ended with code ${code ?? 'unknown'} though no test failed`] };
  }
  return { passed, failed, notes };
}

/**
 * So many tests of a stage may pass only when tried again, each told by name: the machines are shared, and one hiccup in
 * thousands of calls and journeys must not hide what the others say. More of them is a failure like any other.
 */
export const FLAKY_MAX = 5;

/** How many of those tried again are failures, and what there is to tell of them. */
function judgeFlaky(titles: readonly string[]): { failed: number; notes: string[] } {
  const notes = titles.map((title) => `passed only when tried again: ${title}`);
  if (titles.length <= FLAKY_MAX) return { failed: 0, notes };
  return {
    failed: titles.length,
    notes: [...notes, `${titles.length} passed only when tried again, which counts as failed`],
  };
}

/** Sums vitest's JSON report; a file that could not be loaded and a skipped test are failures too. */
export function tallyVitest(text: string, options: TallyOptions): Tally {
  const report = vitestReport.parse(JSON.parse(text));
  const broken = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  const skipped = options.filtered ? 0 : report.numPendingTests + report.numTodoTests;
  const notes = broken.map((file) => `${file.name} could not be loaded`);
  const titled = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((result) => ({ ...result, title: `${name} › ${result.fullName}` })),
  );
  notes.push(...titled.filter(({ status }) => status === 'failed').map(({ title }) => `failed: ${title}`));
  // What went wrong at first stays in the report of a test that then passed.
  const again = titled.filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0);
  const flaky = judgeFlaky(again.map(({ title }) => title));
  notes.push(...flaky.notes);
  if (skipped > 0) notes.push(`${skipped} skipped, which counts as failed`);
  const failed = report.numFailedTests + broken.length + skipped + flaky.failed;
  return settle(report.numPassedTests - flaky.failed, failed, notes, options);
}

const titlesOf = (suites: readonly Suite[], status: string): string[] =>
  suites.flatMap(({ specs, suites: inner = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some((test) => test.status === status))
      .map(({ file, line, title }) => `${file}:${line} › ${title}`),
    ...titlesOf(inner, status),
  ]);

/** Several of Playwright's JSON reports as one. */
export function joinPlaywright(texts: readonly string[]): string {
  const reports = texts.map((text) => playwrightReport.parse(JSON.parse(text)));
  const sum = (key: 'expected' | 'unexpected' | 'flaky' | 'skipped') =>
    reports.reduce((total, { stats }) => total + stats[key], 0);
  return JSON.stringify({
    suites: reports.flatMap(({ suites }) => suites),
    stats: {
      expected: sum('expected'),
      unexpected: sum('unexpected'),
      flaky: sum('flaky'),
      skipped: sum('skipped'),
    },
    errors: reports.flatMap(({ errors }) => errors),
  });
}

/** Sums Playwright's JSON report; a skipped test is a failure, and so are those tried again when they are many. */
export function tallyPlaywright(text: string, options: TallyOptions): Tally {
  const { suites, stats, errors } = playwrightReport.parse(JSON.parse(text));
  const skipped = options.filtered ? 0 : stats.skipped;
  const notes = errors.flatMap((error) => (error.message ? [error.message] : []));
  notes.push(...titlesOf(suites, 'unexpected').map((title) => `failed: ${title}`));
  const flaky = judgeFlaky(titlesOf(suites, 'flaky'));
  notes.push(...flaky.notes);
  if (skipped > 0) notes.push(`${skipped} skipped, which counts as failed`);
  const failed = stats.unexpected + flaky.failed + skipped + (stats.unexpected === 0 ? errors.length : 0);
  return settle(stats.expected + stats.flaky - flaky.failed, failed, notes, options);
}

/** The plain last line of `npm test`. */
export function summaryLine(tallies: readonly Tally[]): string {
  const sum = (key: 'passed' | 'failed') => tallies.reduce((total, tally) => total + tally[key], 0);
  return `${sum('passed')} passed, ${sum('failed')} failed`;
}
