import { modCounts } from '@bigorna/domain/entities/mod';
import { expect, it } from 'vitest';
import { downloadsByDay } from './freshen-days.ts';

it('R121 adds up what all mods of all buckets were downloaded on a day', () => {
  const counts = (recent: Record<string, number>) => modCounts.parse({ recent });
  const buckets = [
    { um: counts({ '2026-11-19': 2, '2026-11-20': 3 }), dois: counts({ '2026-11-20': 4 }) },
    { tres: counts({ '2026-11-18': 1 }), quatro: counts({}) },
  ];
  expect(downloadsByDay(buckets)).toEqual({ '2026-11-18': 1, '2026-11-19': 2, '2026-11-20': 7 });
});
