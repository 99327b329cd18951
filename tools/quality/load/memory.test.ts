import { describe, expect, it } from 'vitest';
import { growthOf, slopeOf } from './memory.ts';

const rising = (perMinute: number, minutes: number) =>
  Array.from({ length: minutes * 12 }, (_sample, i) => ({ at: i / 12, mebibytes: 200 + (perMinute * i) / 12 }));
const process = { pid: 1, name: 'functions: api', isOurs: true };

describe('memory over time', () => {
  it.each([0, 2, -1.5])('tells a slope of %d MiB a minute', (perMinute) => {
    expect(slopeOf(rising(perMinute, 10))).toBeCloseTo(perMinute);
  });
  it('has none for one sample', () => {
    expect(slopeOf([{ at: 0, mebibytes: 5 }])).toBe(0);
  });
  it('passes over the first quarter, in which everything starts', () => {
    const flat = rising(0, 20).map((sample) => (sample.at < 4 ? { ...sample, mebibytes: sample.at * 50 } : sample));
    expect(growthOf({ process, samples: flat }).growth).toBeCloseTo(0);
    const { growth, allowed } = growthOf({ process, samples: rising(5, 20) });
    expect(growth).toBeCloseTo(75, 0);
    expect(growth).toBeGreaterThan(allowed ?? Number.POSITIVE_INFINITY);
  });
  it('judges neither what is not ours nor what has just started', () => {
    expect(growthOf({ process, samples: rising(5, 20) }).allowed).toBeCloseTo(33.75);
    expect(growthOf({ process, samples: rising(5, 1) }).allowed).toBeNull();
    expect(growthOf({ process: { ...process, isOurs: false }, samples: rising(5, 20) }).allowed).toBeNull();
  });
});
