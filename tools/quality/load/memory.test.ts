import { describe, expect, it } from 'vitest';
import { grew, growthOf, slopeOf } from './memory.ts';

const rising = (perMinute: number, minutes: number) =>
  Array.from({ length: minutes * 12 }, (_sample, i) => ({ at: i / 12, mebibytes: 100 + (perMinute * i) / 12 }));
const process = { pid: 1, name: 'functions: api', isOurs: true };

describe('memory over time', () => {
  it.each([0, 2, -1.5])('tells a slope of %d MiB a minute', (perMinute) => {
    expect(slopeOf(rising(perMinute, 10))).toBeCloseTo(perMinute);
  });
  it('has none for one sample', () => {
    expect(slopeOf([{ at: 0, mebibytes: 5 }])).toBe(0);
  });
  it('passes over the first quarter, in which everything starts', () => {
    const warming = rising(0, 20).map((sample) => (sample.at < 4 ? { ...sample, mebibytes: sample.at * 50 } : sample));
    expect(grew(growthOf({ process, samples: warming, hasEnded: false }))).toBe(false);
  });
  it.each([
    [20, 2],
    [60, 0.6],
  ])('finds a leak in %d minutes: %d MiB a minute', (minutes, perMinute) => {
    const leaking = growthOf({ process, samples: rising(perMinute, minutes), hasEnded: false });
    expect(leaking.after - leaking.before).toBeCloseTo((perMinute * minutes) / 2, 0);
    expect(grew(leaking)).toBe(true);
  });
  it('lets a heap breathe', () => {
    const breathing = rising(0, 20).map((sample) => ({ ...sample, mebibytes: 200 + 40 * Math.sin(sample.at * 7) }));
    expect(grew(growthOf({ process, samples: breathing, hasEnded: false }))).toBe(false);
  });
  it('judges neither what is not ours nor what has just started', () => {
    const samples = rising(5, 20);
    expect(growthOf({ process, samples, hasEnded: false }).allowed).not.toBeNull();
    expect(growthOf({ process, samples: rising(5, 1), hasEnded: false }).allowed).toBeNull();
    expect(growthOf({ process: { ...process, isOurs: false }, samples, hasEnded: false }).allowed).toBeNull();
  });
});
