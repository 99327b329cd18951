import type { BulkResult } from '@bigorna/domain/endpoints/admin/comments';
import type { StaffModCard } from '@bigorna/domain/endpoints/mods';
import { readFailure } from '../../acts/use-staff-act.tsx';
import { staffCall } from '../../data/staff-call.ts';
import { MOD_VERBS, type ModVerbName } from '../verbs/mod-verbs.ts';

/** What is sensible to do to many mods at once. */
export const BULK_VERBS = ['archive', 'restore', 'feature', 'unfeature'] as const satisfies readonly ModVerbName[];
export type BulkVerb = (typeof BULK_VERBS)[number];

/** Calls on their way at a time. */
const AT_ONCE = 4;

const doOne = async (verb: BulkVerb, { id, updated_at }: StaffModCard): Promise<BulkResult> => {
  try {
    await staffCall(MOD_VERBS[verb].call, { params: { id }, body: { updated_at } });
    return { id, ok: true, code: null, message: null };
  } catch (error) {
    const refused = readFailure(error);
    return { id, ok: false, code: null, message: refused?.message ?? (error instanceof Error ? error.message : null) };
  }
};

/** Does one thing to each mod and tells how each went; each is a decision of its own in the log. */
export const doToAll = async (verb: BulkVerb, mods: readonly StaffModCard[]): Promise<BulkResult[]> => {
  const results: BulkResult[] = [];
  for (let at = 0; at < mods.length; at += AT_ONCE) {
    results.push(...(await Promise.all(mods.slice(at, at + AT_ONCE).map((mod) => doOne(verb, mod)))));
  }
  return results;
};
