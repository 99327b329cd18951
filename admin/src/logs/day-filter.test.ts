import { describe, expect, it } from 'vitest';
import { dayOf, edgeOf } from './day-filter.tsx';

describe('R131 a day of the log, in the reader’s zone', () => {
  it('R131 its edges are of that day, and a day long', () => {
    const [first, last] = [edgeOf('2026-03-04', 'first') ?? '', edgeOf('2026-03-04', 'last') ?? ''];
    expect([dayOf(first), dayOf(last)]).toEqual(['2026-03-04', '2026-03-04']);
    expect(Date.parse(last) - Date.parse(first)).toBe(86_400_000 - 1);
  });
  it('R131 what is no day is no filter', () => {
    expect(edgeOf('', 'first')).toBeUndefined();
    expect(dayOf(null)).toBe('');
  });
});
