import type { StaffModCard } from '@bigorna/domain/endpoints/mods';
import { expect, test } from 'vitest';
import { MOD_VERBS, type ModVerbName } from './mod-verbs.ts';

type Facts = Pick<StaffModCard, 'status' | 'featured' | 'deleted_at'>;
const names = Object.keys(MOD_VERBS) as ModVerbName[];
const offered = (facts: Partial<Facts>): string[] => {
  const mod = { status: 'draft', featured: false, deleted_at: null, ...facts } as StaffModCard;
  return names.filter((name) => MOD_VERBS[name].fits(mod));
};

test.each<[Partial<Facts>, string[]]>([
  [{ status: 'draft' }, ['submit', 'archive']],
  [{ status: 'pending' }, ['approve', 'archive']],
  [{ status: 'approved' }, ['feature', 'archive']],
  [{ status: 'approved', featured: true }, ['unfeature', 'archive']],
  [{ status: 'rejected' }, ['reopen', 'archive']],
  [{ status: 'archived' }, ['restore']],
  [{ status: 'archived', deleted_at: '2026-11-22T00:00:00.000Z' }, ['undelete']],
])('a mod that is %o offers %o', (facts, verbs) => {
  expect(offered(facts)).toEqual(verbs);
});
