import { moveMod } from '../../../mods/move-mod.ts';
import type { Handler } from '../../handler.ts';
import { actOf, cardAfter } from './answers.ts';

/** Puts a rejected mod back into the queue. */
export const reopenMod: Handler<'reopenMod'> = async (call) =>
  cardAfter(call.params.id, await moveMod('reopen', actOf(call)), 'mod_reopened');
