import type { AdminReport } from '@bigorna/domain/endpoints/admin/comments.schemas';
import { expect, it } from 'vitest';
import { groupDecided } from './group-decided.ts';

const build = (id: string, path: string, resolved_at: string | null) =>
  ({ id, path, resolved_at, others: [] }) as unknown as AdminReport;
const FIRST = '2026-11-30T09:00:00.000Z';
const SECOND = '2026-11-30T10:00:00.000Z';

it('puts the reports that one decision resolved on one card, and no others (R128)', () => {
  const reports = [
    build('a', 'mods/m1', FIRST),
    build('b', 'mods/m2', FIRST),
    build('c', 'mods/m1', FIRST),
    build('d', 'mods/m1', SECOND),
    build('e', 'mods/m1', null),
    build('f', 'mods/m1', null),
  ];
  const getCards = (separate: readonly string[]) =>
    groupDecided(reports, new Set(separate)).map(({ id, others }) =>
      [id, ...others.map((other) => other.id)].join(' '),
    );
  expect(getCards([])).toEqual(['a c', 'b', 'd', 'e', 'f']);
  expect(getCards(['c'])).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
});
