import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../shared/paths.ts';
import { formatEnd, formatSummary, tallyPlaywright, tallyVitest } from './reports.ts';

const done = { code: 0, filtered: false };

function vitestReport(changes: Record<string, unknown> = {}): string {
  const whole = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] };
  return JSON.stringify({ ...whole, ...changes });
}

const run = (status: string) => ({
  status,
  results: [
    { duration: 1500, errors: status === 'expected' ? [] : [{ message: '\u001b[31mError: no\u001b[39m\nmore' }] },
  ],
});

function playwrightReport(
  stats: Record<string, number> = {},
  errors: { message: string }[] = [],
  statuses: string[] = [],
): string {
  const specs = statuses.map((status) => ({ title: `is ${status}`, file: 'a.test.ts', line: 3, tests: [run(status)] }));
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

  it('names the failed tests with the first line of their errors', () => {
    const assertionResults = [
      { status: 'passed', fullName: 'a does', duration: 12 },
      { status: 'failed', fullName: 'a does not', failureMessages: ['Error: expected 1\n    at a.test.ts'] },
    ];
    const testResults = [{ name: join(ROOT, 'domain/a.test.ts'), status: 'failed', assertionResults }];
    const { notes, tests } = tallyVitest(vitestReport({ numFailedTests: 1, testResults }), { ...done, code: 1 });
    expect(notes).toEqual(['failed: domain/a.test.ts › a does not\n    Error: expected 1']);
    expect(tests).toEqual([
      { name: 'domain/a.test.ts › a does', ms: 12 },
      { name: 'domain/a.test.ts › a does not', ms: 0 },
    ]);
  });

  it('counts a file that could not be loaded as a failure', () => {
    const message = 'SyntaxError: no such export\n    at a.test.ts';
    const testResults = [{ name: join(ROOT, 'a.test.ts'), status: 'failed', message, assertionResults: [] }];
    const tally = tallyVitest(vitestReport({ testResults }), { ...done, code: 1 });
    const notes = ['failed outside of its tests: a.test.ts\n    SyntaxError: no such export'];
    expect(tally).toMatchObject({ passed: 3, failed: 1, notes });
  });

  it('names a file whose failed hook skipped the file’s tests', () => {
    const assertionResults = [{ status: 'skipped', fullName: 'a does' }];
    const testResults = [{ name: join(ROOT, 'a.test.ts'), status: 'failed', assertionResults }];
    const { failed, notes } = tallyVitest(vitestReport({ numPendingTests: 1, testResults }), { ...done, code: 1 });
    expect(failed).toBe(2);
    expect(notes).toEqual(['1 skipped, which counts as failed', 'failed outside of its tests: a.test.ts']);
  });

  it('counts a skipped test as a failure, unless a pattern filtered it', () => {
    expect(tallyVitest(vitestReport({ numPendingTests: 1 }), done).failed).toBe(1);
    expect(tallyVitest(vitestReport({ numPendingTests: 1 }), { code: 0, filtered: true }).failed).toBe(0);
  });

  it('fails a stage without tests, and a stage with an error exit code but no failed test', () => {
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

  it('counts expected tests as passed, and unexpected and skipped tests as failed', () => {
    expect(tallyPlaywright([playwrightReport()], done)).toMatchObject({ passed: 2, failed: 0 });
    const report = playwrightReport({ unexpected: 1, skipped: 1 }, [], ['expected', 'unexpected']);
    const tally = tallyPlaywright([report], { ...done, code: 1 });
    expect(tally).toMatchObject({ passed: 2, failed: 2 });
    expect(tally.notes).toContain('failed: tests/e2e/a.test.ts:3 › is unexpected\n    Error: no');
    expect(tally.tests).toContainEqual(
      expect.objectContaining({ name: 'tests/e2e/a.test.ts:3 › is expected', ms: 1500 }),
    );
  });

  it('counts a flaky test as failed', () => {
    const tally = tallyPlaywright([playwrightReport({ flaky: 1 }, [], ['flaky'])], done);
    expect(tally).toMatchObject({
      passed: 2,
      failed: 1,
      notes: ['flaky: tests/e2e/a.test.ts:3 › is flaky\n    Error: no'],
    });
  });

  it('counts an error outside any test', () => {
    const report = playwrightReport({ expected: 0 }, [{ message: 'no such file' }]);
    expect(tallyPlaywright([report], { ...done, code: 1 })).toMatchObject({
      failed: 1,
      notes: ['failed outside of any test\n    no such file'],
    });
  });
});

describe('end of npm test', () => {
  const tests = Array.from({ length: 30 }, (_, index) => ({ name: `test ${index}`, ms: index * 1000 }));
  const passed = { passed: 3, failed: 0, notes: [], tests };
  const failed = { passed: 4, failed: 2, notes: ['failed: a › b\n    Error: no'], tests: [] };

  it('counts all tests in one plain line', () => {
    expect(formatSummary([passed, failed])).toBe('7 passed, 2 failed');
  });

  it('lists the failures and the ten slowest tests after the summary', () => {
    const lines = formatEnd([passed, failed]).split('\n');
    expect(lines.slice(0, 5)).toEqual([
      '7 passed, 2 failed',
      '! failed: a › b',
      '    Error: no',
      'Slowest tests:',
      '  29.0 s  test 29',
    ]);
    expect(lines).toHaveLength(14);
  });

  it('has at most 40 lines, and counts the failures that it leaves out', () => {
    const many = { ...failed, notes: Array.from({ length: 50 }, () => 'failed: a › b\n    Error: no') };
    const lines = formatEnd([passed, many]).split('\n');
    expect(lines.length).toBeLessThanOrEqual(40);
    expect(lines).toContain('! and 37 more, above');
  });
});
