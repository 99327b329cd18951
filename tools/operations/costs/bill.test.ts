import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../shared/paths.ts';
import { getUsage, SIZES } from './assumptions.ts';
import { createBill, getCost } from './bill.ts';
import { formatCostTables } from './tables.ts';

describe('cost sheet', () => {
  it('charges only usage above the free part', () => {
    expect(getCost('reads', 1_500_000)).toBe(0);
    expect(getCost('reads', 1_600_000)).toBeCloseTo(0.09);
    expect(getCost('fileGib', 10)).toBeCloseTo(1.2);
  });

  it('charges each tier at its price', () => {
    expect(getCost('activeUsers', 50_000)).toBe(0);
    expect(getCost('activeUsers', 150_000)).toBeCloseTo(50_000 * 0.0055 + 50_000 * 0.0046);
  });

  it('sums its items, and grows with the visits', () => {
    const bills = SIZES.map((visits) => createBill(getUsage(visits)));
    for (const { items, upgraded } of bills) {
      expect(items.reduce((sum, { dollars }) => sum + dollars, 0)).toBeCloseTo(upgraded);
    }
    for (const totals of [bills.map(({ base }) => base), bills.map(({ upgraded }) => upgraded)]) {
      expect(totals).toEqual(totals.toSorted((a, b) => a - b));
    }
  });

  it('is what docs/costs.md shows', async () => {
    const page = await readFile(join(ROOT, 'docs/costs.md'), 'utf8');
    const sizes = SIZES.map((visits) => ({ visits, usage: getUsage(visits), bill: createBill(getUsage(visits)) }));
    expect(page).toContain(formatCostTables(sizes));
  });

  it('has no price per account with the base product of Firebase Auth', () => {
    const [small, , large] = SIZES.map((visits) => createBill(getUsage(visits)));
    expect(small?.base).toBeCloseTo(small?.upgraded ?? 0);
    expect((large?.upgraded ?? 0) - (large?.base ?? 0)).toBeCloseTo(50_000 * 0.0055 + 650_000 * 0.0046);
  });
});
