import { describe, expect, it } from 'vitest';
import { getDayEdge, toLocalDay } from './day-filter.tsx';

describe('log filter by local day (R131)', () => {
  it('covers exactly one local day (R131)', () => {
    const [first, last] = [getDayEdge('2026-03-04', 'first') ?? '', getDayEdge('2026-03-04', 'last') ?? ''];
    expect([toLocalDay(first), toLocalDay(last)]).toEqual(['2026-03-04', '2026-03-04']);
    expect(Date.parse(last) - Date.parse(first)).toBe(86_400_000 - 1);
  });
  it('sets no filter for an invalid day (R131)', () => {
    expect(getDayEdge('', 'first')).toBeUndefined();
    expect(toLocalDay(null)).toBe('');
  });
});
