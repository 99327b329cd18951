import { moveMod } from '../../../mods/move-mod.ts';
import type { Handler } from '../../handler.ts';
import { actOf, cardAfter } from './answers.ts';

/** Brings an archived mod back to its former status. */
export const restoreMod: Handler<'restoreMod'> = async (call) =>
  cardAfter(call.params.id, await moveMod('restore', actOf(call)), 'mod_restored');
