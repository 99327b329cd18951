import { describe, expect, it } from 'vitest';
import { FLAKY_MAX, joinPlaywright, summaryLine, tallyPlaywright, tallyVitest } from './reports.ts';

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

describe('the sum of vitest’s report', () => {
  it('counts passed and failed tests', () => {
    expect(tallyVitest(vitestReport(), done)).toMatchObject({ passed: 3, failed: 0 });
    expect(tallyVitest(vitestReport({ numFailedTests: 2 }), { ...done, code: 1 })).toMatchObject({
      passed: 3,
      failed: 2,
    });
  });

  it('names the tests that failed', () => {
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

  it('counts a skipped test as a failure, but not one that a pattern left out', () => {
    expect(tallyVitest(vitestReport({ numPendingTests: 1 }), done).failed).toBe(1);
    expect(tallyVitest(vitestReport({ numPendingTests: 1 }), { code: 0, filtered: true }).failed).toBe(0);
  });

  it('fails a stage that ran no test, and one that ended badly without a failed test', () => {
    expect(tallyVitest(vitestReport({ numPassedTests: 0 }), done)).toMatchObject({ passed: 0, failed: 1 });
    expect(tallyVitest(vitestReport(), { ...done, code: 1 })).toMatchObject({ passed: 3, failed: 1 });
  });

  it('takes a few tests that passed only when tried again, naming them, and no more', () => {
    const flaky = (count: number) => {
      const result = { status: 'passed', fullName: 'a does', failureMessages: ['not yet'] };
      const assertionResults = Array.from({ length: count }, () => result);
      const testResults = [{ name: 'a.test.ts', status: 'passed', assertionResults }];
      return tallyVitest(vitestReport({ numPassedTests: count, testResults }), done);
    };
    expect(flaky(FLAKY_MAX)).toMatchObject({ passed: FLAKY_MAX, failed: 0 });
    expect(flaky(1).notes).toEqual(['passed only when tried again: a.test.ts › a does']);
    expect(flaky(FLAKY_MAX + 1)).toMatchObject({ passed: 0, failed: FLAKY_MAX + 1 });
  });

  it('refuses a report it does not know', () => {
    expect(() => tallyVitest('{}', done)).toThrow();
  });
});

describe('the sum of Playwright’s report', () => {
  it('is one of several, failures of each told', () => {
    const joined = joinPlaywright([playwrightReport(), playwrightReport({ flaky: 1 }, [], ['flaky'])]);
    const alone = tallyPlaywright(playwrightReport(), done);
    const { passed, failed, notes } = tallyPlaywright(joined, done);
    expect({ passed, failed, notes: notes.length }).toEqual({ passed: 2 * alone.passed + 1, failed: 0, notes: 1 });
  });

  it('counts expected as passed, and unexpected and skipped as failed', () => {
    expect(tallyPlaywright(playwrightReport(), done)).toMatchObject({ passed: 2, failed: 0 });
    const report = playwrightReport({ unexpected: 1, skipped: 1 }, [], ['expected', 'unexpected']);
    const tally = tallyPlaywright(report, { ...done, code: 1 });
    expect(tally).toMatchObject({ passed: 2, failed: 2 });
    expect(tally.notes).toContain('failed: a.test.ts:3 › is unexpected');
  });

  it('names what passed only at its second try, and fails when that is more than a few', () => {
    const flaky = (count: number) =>
      tallyPlaywright(
        playwrightReport(
          { flaky: count },
          [],
          Array.from({ length: count }, () => 'flaky'),
        ),
        done,
      );
    expect(flaky(FLAKY_MAX)).toMatchObject({ passed: 2 + FLAKY_MAX, failed: 0 });
    expect(flaky(1).notes).toEqual(['passed only when tried again: a.test.ts:3 › is flaky']);
    expect(flaky(FLAKY_MAX + 1)).toMatchObject({ passed: 2, failed: FLAKY_MAX + 1 });
  });

  it('counts an error outside any test', () => {
    const report = playwrightReport({ expected: 0 }, [{ message: 'no such file' }]);
    expect(tallyPlaywright(report, { ...done, code: 1 })).toMatchObject({ failed: 1, notes: ['no such file'] });
  });
});

it('ends with one plain line', () => {
  const tallies = [
    { passed: 3, failed: 0, notes: [] },
    { passed: 4, failed: 2, notes: ['x'] },
  ];
  expect(summaryLine(tallies)).toBe('7 passed, 2 failed');
});
