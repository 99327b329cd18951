import { describe, expect, it } from 'vitest';
import { SIZES, usageOf } from './assumptions.ts';
import { billOf, costOf } from './bill.ts';

describe('the cost sheet', () => {
  it('charges what goes beyond the free part, and nothing below it', () => {
    expect(costOf('reads', 1_500_000)).toBe(0);
    expect(costOf('reads', 1_600_000)).toBeCloseTo(0.09);
    expect(costOf('fileGib', 10)).toBeCloseTo(1.2);
  });

  it('charges each stretch at its own price', () => {
    expect(costOf('activeUsers', 50_000)).toBe(0);
    expect(costOf('activeUsers', 150_000)).toBeCloseTo(50_000 * 0.0055 + 50_000 * 0.0046);
  });

  it('adds its items up, and grows with the visits', () => {
    const bills = SIZES.map((visits) => billOf(usageOf(visits)));
    for (const { items, total } of bills) {
      expect(items.reduce((sum, { dollars }) => sum + dollars, 0)).toBeCloseTo(total);
    }
    const totals = bills.map(({ total }) => total);
    expect(totals).toEqual(totals.toSorted((a, b) => a - b));
  });
});
