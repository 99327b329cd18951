import { describe, expect, it } from 'vitest';
import { formatSummary, tallyPlaywright, tallyVitest } from './reports.ts';

const done = { code: 0, filtered: false };

function vitestReport(changes: Record<string, unknown> = {}): string {
  const whole = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] };
  return JSON.stringify({ ...whole, ...changes });
}

function playwrightReport(
  stats: Record<string, number> = {},
  errors: { message: string }[] = [],
  statuses: string[] = [],
): string {
  const specs = statuses.map((status) => ({ title: `is ${status}`, file: 'a.test.ts', line: 3, tests: [{ status }] }));
  const suites = [{ specs: [], suites: [{ specs }] }];
  return JSON.stringify({ suites, stats: { expected: 2, unexpected: 0, flaky: 0, skipped: 0, ...stats }, errors });
}

describe('vitest report', () => {
  it('counts passed and failed tests', () => {
    expect(tallyVitest(vitestReport(), done)).toMatchObject({ passed: 3, failed: 0 });
    expect(tallyVitest(vitestReport({ numFailedTests: 2 }), { ...done, code: 1 })).toMatchObject({
      passed: 3,
      failed: 2,
    });
  });

  it('names the failed tests', () => {
    const assertionResults = [
      { status: 'passed', fullName: 'a does' },
      { status: 'failed', fullName: 'a does not' },
    ];
    const testResults = [{ name: 'a.test.ts', status: 'failed', assertionResults }];
    const { notes } = tallyVitest(vitestReport({ numFailedTests: 1, testResults }), { ...done, code: 1 });
    expect(notes).toEqual(['failed: a.test.ts › a does not']);
  });

  it('counts a file that could not be loaded as a failure', () => {
    const testResults = [{ name: 'a.test.ts', status: 'failed', assertionResults: [] }];
    const tally = tallyVitest(vitestReport({ testResults }), { ...done, code: 1 });
    expect(tally).toMatchObject({ passed: 3, failed: 1, notes: ['a.test.ts could not be loaded'] });
  });

  it('counts a skipped test as a failure, unless a pattern filtered it', () => {
    expect(tallyVitest(vitestReport({ numPendingTests: 1 }), done).failed).toBe(1);
    expect(tallyVitest(vitestReport({ numPendingTests: 1 }), { code: 0, filtered: true }).failed).toBe(0);
  });

  it('fails a stage without tests, and one that fails without a failed test', () => {
    expect(tallyVitest(vitestReport({ numPassedTests: 0 }), done)).toMatchObject({ passed: 0, failed: 1 });
    expect(tallyVitest(vitestReport(), { ...done, code: 1 })).toMatchObject({ passed: 3, failed: 1 });
  });

  it('rejects an unknown report', () => {
    expect(() => tallyVitest('{}', done)).toThrow();
  });
});

describe('Playwright report', () => {
  it('merges several reports with the failures of each', () => {
    const reports = [playwrightReport(), playwrightReport({ flaky: 1 }, [], ['flaky'])];
    const alone = tallyPlaywright([playwrightReport()], done);
    const { passed, failed, notes } = tallyPlaywright(reports, done);
    expect({ passed, failed, notes: notes.length }).toEqual({ passed: 2 * alone.passed, failed: 1, notes: 1 });
  });

  it('counts expected as passed, and unexpected and skipped as failed', () => {
    expect(tallyPlaywright([playwrightReport()], done)).toMatchObject({ passed: 2, failed: 0 });
    const report = playwrightReport({ unexpected: 1, skipped: 1 }, [], ['expected', 'unexpected']);
    const tally = tallyPlaywright([report], { ...done, code: 1 });
    expect(tally).toMatchObject({ passed: 2, failed: 2 });
    expect(tally.notes).toContain('failed: a.test.ts:3 › is unexpected');
  });

  it('counts a flaky test as failed', () => {
    const tally = tallyPlaywright([playwrightReport({ flaky: 1 }, [], ['flaky'])], done);
    expect(tally).toMatchObject({ passed: 2, failed: 1, notes: ['flaky: a.test.ts:3 › is flaky'] });
  });

  it('counts an error outside any test', () => {
    const report = playwrightReport({ expected: 0 }, [{ message: 'no such file' }]);
    expect(tallyPlaywright([report], { ...done, code: 1 })).toMatchObject({ failed: 1, notes: ['no such file'] });
  });
});

it('ends with one plain line', () => {
  const tallies = [
    { passed: 3, failed: 0, notes: [] },
    { passed: 4, failed: 2, notes: ['x'] },
  ];
  expect(formatSummary(tallies)).toBe('7 passed, 2 failed');
});
