import { z } from 'zod';

/** What one stage of `npm test` came to. A stage that ran nothing counts as one failure. */
export type Tally = { readonly passed: number; readonly failed: number; readonly notes: readonly string[] };

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({ name: z.string(), status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) }),
  ),
});

const playwrightReport = z.object({
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

/** Sums vitest's JSON report; a file that could not be loaded and a skipped test are failures too. */
export function tallyVitest(text: string, options: TallyOptions): Tally {
  const report = vitestReport.parse(JSON.parse(text));
  const broken = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  const skipped = options.filtered ? 0 : report.numPendingTests + report.numTodoTests;
  const notes = broken.map((file) => `${file.name} could not be loaded`);
  if (skipped > 0) notes.push(`${skipped} skipped, which counts as failed`);
  return settle(report.numPassedTests, report.numFailedTests + broken.length + skipped, notes, options);
}

/** Sums Playwright's JSON report; a test that passed only when tried again, and a skipped one, are failures. */
export function tallyPlaywright(text: string, options: TallyOptions): Tally {
  const { stats, errors } = playwrightReport.parse(JSON.parse(text));
  const skipped = options.filtered ? 0 : stats.skipped;
  const notes = errors.flatMap((error) => (error.message ? [error.message] : []));
  if (stats.flaky > 0) notes.push(`${stats.flaky} passed only when tried again, which counts as failed`);
  if (skipped > 0) notes.push(`${skipped} skipped, which counts as failed`);
  const failed = stats.unexpected + stats.flaky + skipped + (stats.unexpected === 0 ? errors.length : 0);
  return settle(stats.expected, failed, notes, options);
}

/** The plain last line of `npm test`. */
export function summaryLine(tallies: readonly Tally[]): string {
  const sum = (key: 'passed' | 'failed') => tallies.reduce((total, tally) => total + tally[key], 0);
  return `${sum('passed')} passed, ${sum('failed')} failed`;
}
