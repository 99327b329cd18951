import { modCounts } from '@bigorna/domain/entities/mod';
import { expect, it } from 'vitest';
import { sumDownloadsByDay } from './store-days.ts';

it('sums downloads per day over all mods of all buckets (R121)', () => {
  const counts = (recent: Record<string, number>) => modCounts.parse({ recent });
  const buckets = [
    { um: counts({ '2026-11-19': 2, '2026-11-20': 3 }), dois: counts({ '2026-11-20': 4 }) },
    { tres: counts({ '2026-11-18': 1 }), quatro: counts({}) },
  ];
  expect(sumDownloadsByDay(buckets)).toEqual({ '2026-11-18': 1, '2026-11-19': 2, '2026-11-20': 7 });
});
