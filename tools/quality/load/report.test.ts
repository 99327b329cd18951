import { describe, expect, it } from 'vitest';
import { growthOf } from './memory.ts';
import { NO_OP } from './mix.ts';
import { faultsOf, type Run, summaryOf } from './report.ts';
import { tallyFrom } from './tally.ts';

const process = { pid: 1, name: 'functions: api', isOurs: true };
const samples = Array.from({ length: 240 }, (_, i) => ({ at: i / 12, mebibytes: 200 }));
const steady = growthOf({ process, samples, hasEnded: false });

/** A run whose calls were answered so. */
const runOf = (answers: readonly (readonly [kind: string, status: number, isExpected: boolean])[]): Run => {
  const tally = tallyFrom(0);
  for (const [kind, status, isExpected] of answers) {
    tally.note(kind, status, 0, 10);
    if (!isExpected) tally.surprise(kind, status, '');
  }
  const settled = { wrong: [], seconds: 1 };
  return { rate: 60, minutes: 20, lines: tally.lines(), growths: [steady], settled, counted: 1 };
};
const good = runOf([
  ['home', 200, true],
  [NO_OP, 404, true],
]);

describe('a run of the load', () => {
  it('is good when all was answered as expected', () => {
    expect(faultsOf(good)).toEqual([]);
    expect(summaryOf(good)).toContain('all answered as expected, memory flat');
  });
  it.each([401, 429, 500, 0])('is not when a call was answered %d', (status) => {
    const refused = runOf([
      ['home', status, false],
      [NO_OP, 404, true],
    ]);
    expect(faultsOf(refused)).toEqual([expect.stringContaining('1 calls not answered as expected: home')]);
  });
  it('is not when a function’s process ended, however short it was there', () => {
    const ended = growthOf({ process, samples: samples.slice(0, 4), hasEnded: true });
    expect(faultsOf({ ...good, growths: [steady, ended] })).toEqual(['functions: api ended at minute 0.3']);
  });
  it('passes over the end of what is not ours', () => {
    const ended = growthOf({ process: { ...process, isOurs: false }, samples, hasEnded: true });
    expect(faultsOf({ ...good, growths: [steady, ended] })).toEqual([]);
  });
  it('is not when it has seen nothing', () => {
    expect(faultsOf({ ...good, growths: [] })).toEqual([expect.stringContaining('judged')]);
    expect(faultsOf({ ...good, counted: 0 })).toEqual([expect.stringContaining('counted')]);
  });
});
