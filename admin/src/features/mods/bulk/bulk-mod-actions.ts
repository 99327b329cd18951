import type { BulkResult } from '@bigorna/domain/endpoints/admin/comments.schemas';
import type { StaffModCard } from '@bigorna/domain/endpoints/mods.schemas';
import { runInBatches } from '#shared/actions/run-in-batches.ts';
import { parseFailure } from '#shared/actions/use-staff-mutation.tsx';
import { callStaffApi } from '#shared/data/call-staff-api.ts';
import { MOD_ACTIONS, type ModActionName } from '../actions/mod-actions.ts';

/** Actions that make sense for many mods. */
export const BULK_MOD_ACTIONS = [
  'archive',
  'restore',
  'feature',
  'unfeature',
] as const satisfies readonly ModActionName[];
export type BulkModAction = (typeof BULK_MOD_ACTIONS)[number];

const runOne = async (action: BulkModAction, { id, updated_at }: StaffModCard): Promise<BulkResult> => {
  try {
    const { logEntry } = await callStaffApi(MOD_ACTIONS[action].call, { params: { id }, body: { updated_at } });
    return { id, ok: true, code: null, message: null, entry: logEntry };
  } catch (error) {
    return { id, ok: false, code: null, message: parseFailure(error)?.message ?? null, entry: null };
  }
};

/** Runs an action on each mod and returns a result per mod. Each call writes a separate log entry. */
export const runOnAll = (action: BulkModAction, mods: readonly StaffModCard[]): Promise<BulkResult[]> =>
  runInBatches(mods, (mod) => runOne(action, mod));
