import { describe, expect, it } from 'vitest';
import { RUNTIME } from '../../functions/src/platform/runtime.ts';
import { readExecutions } from './executions.ts';
import { findFaults, formatMeasurements, type Run } from './report.ts';

const createProcess = (name: string, mebibytes: number[], hasEnded = false) => ({
  ...{ name, mebibytes, hasEnded },
  peak: Math.max(...mebibytes),
});
const rising = (perMinute: number, minutes: number) =>
  Array.from({ length: minutes * 12 }, (_sample, i) => 100 + (perMinute * i) / 12);
const NAMES = Object.keys(RUNTIME);
/** The given processes, and a steady one of each other function. */
const withProcesses = (...given: Run['memory']): Run['memory'] => [
  ...given,
  ...NAMES.filter((name) => given.every((one) => one.name !== name)).map((name) => createProcess(name, rising(0, 20))),
];
const good: Run = {
  rate: 60,
  minutes: 20,
  lines: new Map([['home', { responses: 1, milliseconds: [5], unexpected: [] }]]),
  counted: new Map([['views a', { figure: 'views', mod: 'a', key: 'a' }]]),
  memory: withProcesses(),
  executions: { counts: new Map(NAMES.map((name) => [name, 1])), errors: [] },
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
    expect(
      findFaults({
        ...good,
        memory: withProcesses(createProcess('api', rising(0, 20)), createProcess('api', [100], true)),
      }),
    ).toEqual(['api ended']);
  });
  it.each([
    [20, 2],
    [60, 0.6],
  ])('fails when memory grows for %d minutes by %d MiB a minute', (minutes, perMinute) => {
    expect(findFaults({ ...good, memory: withProcesses(createProcess('api', rising(perMinute, minutes))) })).toEqual([
      expect.stringContaining('api grew'),
    ]);
  });
  it.each([
    ['memberProgress', 409, 410, 512],
    ['profileWritten', 409, 410, 512],
    ['tick', 819, 820, 1024],
  ])('fails when %s takes more than 80 %% of its deployed memory, even once (R211)', (name, fits, peak, limit) => {
    const run = (highest: number) =>
      findFaults({ ...good, memory: withProcesses({ ...createProcess(name, rising(0, 20)), peak: highest }) });
    expect(run(fits)).toEqual([]);
    expect(run(peak)).toEqual([`${name} takes ${peak} MiB of the ${limit} it is deployed with`]);
  });
  it('fails when a function never ran, unless the run is too short (R211)', () => {
    const memory = withProcesses().filter(({ name }) => name !== 'media');
    expect(findFaults({ ...good, memory })).toEqual(['media never ran']);
    expect(findFaults({ ...good, memory, minutes: 19 })).toEqual([]);
    const idle = readExecutions(['i  functions: Beginning execution of "southamerica-east1-api"', 'anything else']);
    const missing = NAMES.filter((name) => name !== 'api').map((name) => `${name} never ran`);
    expect(findFaults({ ...good, executions: idle })).toEqual(missing);
  });
  it('fails when a function logs an error (R211)', () => {
    const { errors } = readExecutions(['{"severity":"WARNING","message":"a"}', '{"severity":"ERROR","message":"b"}']);
    expect(findFaults({ ...good, executions: { ...good.executions, errors } })).toEqual([
      'in the log: {"severity":"ERROR","message":"b"}',
    ]);
  });
  it('shows each process beside its limit (R211)', () => {
    expect(formatMeasurements(good)).toContain('| functions: api | 100 | 1024 | 10 % | 100 | 100 | 16 |');
  });
  it('accepts a fluctuating heap, and ignores the first quarter', () => {
    const breathing = rising(0, 20).map((mebibytes, i) => mebibytes + (i < 48 ? i : 40 * Math.sin(i / 2)));
    expect(findFaults({ ...good, memory: withProcesses(createProcess('api', breathing)) })).toEqual([]);
  });
  it('accepts a process that has its first work late, up to the size of the others', () => {
    const late = [...Array.from({ length: 180 }, () => 100), ...Array.from({ length: 60 }, () => 200)];
    const large = createProcess(
      'media',
      Array.from({ length: 240 }, () => 190),
    );
    expect(findFaults({ ...good, memory: withProcesses(large, createProcess('media', late)) })).toEqual([]);
    const young = createProcess('media', [190]);
    expect(findFaults({ ...good, memory: withProcesses(young, createProcess('media', late)) })).toEqual([
      'media grew from 100 to 200 MiB',
    ]);
  });
  it('fails when nothing was measured', () => {
    const young = NAMES.map((name) => createProcess(name, rising(5, 1)));
    expect(findFaults({ ...good, memory: young })).toEqual([expect.stringContaining('judged')]);
    expect(findFaults({ ...good, counted: new Map() })).toEqual([expect.stringContaining('counted')]);
  });
});
