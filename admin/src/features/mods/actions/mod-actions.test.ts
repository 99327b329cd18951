import type { StaffModCard } from '@bigorna/domain/endpoints/mods.schemas';
import { expect, test } from 'vitest';
import { MOD_ACTIONS, type ModActionName } from './mod-actions.ts';

type ModState = Pick<StaffModCard, 'status' | 'featured' | 'deleted_at'>;
const names = Object.keys(MOD_ACTIONS) as ModActionName[];
const getOfferedActions = (state: Partial<ModState>): string[] => {
  const mod = { status: 'draft', featured: false, deleted_at: null, ...state } as StaffModCard;
  return names.filter((name) => MOD_ACTIONS[name].isAvailable(mod));
};

test.each<[Partial<ModState>, string[]]>([
  [{ status: 'draft' }, ['submit', 'archive']],
  [{ status: 'pending' }, ['approve', 'archive']],
  [{ status: 'approved' }, ['feature', 'archive']],
  [{ status: 'approved', featured: true }, ['unfeature', 'archive']],
  [{ status: 'rejected' }, ['reopen', 'archive']],
  [{ status: 'archived' }, ['restore']],
  [{ status: 'archived', deleted_at: '2026-11-22T00:00:00.000Z' }, ['undelete']],
  [{ status: 'archived', featured: true, deleted_at: '2026-11-22T00:00:00.000Z' }, ['undelete']],
])('offers a mod with %o the actions %o', (state, actions) => {
  expect(getOfferedActions(state)).toEqual(actions);
});
