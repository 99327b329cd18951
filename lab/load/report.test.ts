import { describe, expect, it } from 'vitest';
import { findFaults, formatMeasurements, type Run } from './report.ts';

const process = (mebibytes: number[], hasEnded = false) => ({ name: 'api', mebibytes, hasEnded });
const rising = (perMinute: number, minutes: number) =>
  Array.from({ length: minutes * 12 }, (_sample, i) => 100 + (perMinute * i) / 12);
const good: Run = {
  rate: 60,
  minutes: 20,
  lines: new Map([['home', { responses: 1, milliseconds: [5], unexpected: [] }]]),
  counted: new Map([['views a', { figure: 'views', mod: 'a', key: 'a' }]]),
  memory: [process(rising(0, 20))],
  settled: { wrong: [], seconds: 1 },
};

describe('load test result', () => {
  it('passes when all responses are as expected', () => {
    expect(findFaults(good)).toEqual([]);
  });
  it.each([401, 429, 500, 0])('fails when a call returns %d', (status) => {
    const lines = new Map([['home', { responses: 1, milliseconds: [], unexpected: [`${status} `] }]]);
    expect(findFaults({ ...good, lines })).toEqual([
      expect.stringContaining(`home: 1 unexpected responses, first ${status}`),
    ]);
  });
  it('fails when a process ends', () => {
    expect(findFaults({ ...good, memory: [process(rising(0, 20)), process([100], true)] })).toEqual(['api ended']);
  });
  it.each([
    [20, 2],
    [60, 0.6],
  ])('fails when memory grows for %d minutes by %d MiB a minute', (minutes, perMinute) => {
    expect(findFaults({ ...good, memory: [process(rising(perMinute, minutes))] })).toEqual([
      expect.stringContaining('api grew'),
    ]);
  });
  it.each([
    ['memberProgress', 409, 410, 512],
    ['profileWritten', 409, 410, 512],
    ['tick', 819, 820, 1024],
  ])('fails when %s takes more than 80 %% of its deployed memory, even once (R211)', (name, fits, peak, limit) => {
    const run = (mebibytes: number[]) => findFaults({ ...good, memory: [{ name, mebibytes, hasEnded: false }] });
    expect(run([...rising(0, 20), fits])).toEqual([]);
    expect(run([peak, ...rising(0, 20)])).toEqual([`${name} takes ${peak} MiB of the ${limit} it is deployed with`]);
  });
  it('shows each process beside its limit (R211)', () => {
    expect(formatMeasurements(good)).toContain('| functions: api | 100 | 1024 | 10 % | 100 | 100 | 16 |');
  });
  it('accepts a fluctuating heap, and ignores the first quarter', () => {
    const breathing = rising(0, 20).map((mebibytes, i) => mebibytes + (i < 48 ? i : 40 * Math.sin(i / 2)));
    expect(findFaults({ ...good, memory: [process(breathing)] })).toEqual([]);
  });
  it('fails when nothing was measured', () => {
    expect(findFaults({ ...good, memory: [process(rising(5, 1))] })).toEqual([expect.stringContaining('judged')]);
    expect(findFaults({ ...good, counted: new Map() })).toEqual([expect.stringContaining('counted')]);
  });
});
