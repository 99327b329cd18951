import { describe, expect, it } from 'vitest';
import { countUseful } from './count-useful.ts';

describe('count of useful marks', () => {
  it('adds the member’s mark until the server has counted it (R106)', () => {
    const toggle = { isOn: true, before: 3, isCounted: false };
    expect(countUseful(3, false, toggle)).toEqual({ isOn: true, count: 4 });
    expect(countUseful(4, true, toggle)).toEqual({ isOn: true, count: 4 });
  });

  it('subtracts a removed mark until the server’s count changes (R106)', () => {
    const toggle = { isOn: false, before: 3, isCounted: true };
    expect(countUseful(3, true, toggle)).toEqual({ isOn: false, count: 2 });
    expect(countUseful(2, false, toggle)).toEqual({ isOn: false, count: 2 });
  });

  it('adds nothing once the server has counted the mark (R106)', () => {
    const toggle = { isOn: true, before: undefined, isCounted: false };
    expect(countUseful(3, true, toggle)).toEqual({ isOn: true, count: 3 });
  });

  it('stays unchanged when a mark is set and removed before the server counts it (R106)', () => {
    expect(countUseful(3, false, { isOn: false, before: 3, isCounted: false })).toEqual({ isOn: false, count: 3 });
  });

  it('is at least 1 when the member’s mark is stored (R106)', () => {
    expect(countUseful(0, true, undefined)).toEqual({ isOn: true, count: 1 });
    expect(countUseful(5, false, undefined)).toEqual({ isOn: false, count: 5 });
  });
});
