import { rejectMod as reject } from '../../../mods/move-mod.ts';
import type { Handler } from '../../handler.ts';
import { actOf, cardAfter } from './answers.ts';

/** Rejects a pending mod, or takes an approved one away. */
export const rejectMod: Handler<'rejectMod'> = async (call) => {
  const { reason = '', reason_code: code = null } = call.body;
  const entry = await reject(actOf(call), { reason: reason === '' ? null : reason, code });
  return cardAfter(call.params.id, entry, 'mod_rejected');
};
