import { moveMod } from '../../../mods/move-mod.ts';
import type { Handler } from '../../handler.ts';
import { actOf, cardAfter } from './answers.ts';

/** Puts a draft into the queue. */
export const submitMod: Handler<'submitMod'> = async (call) =>
  cardAfter(call.params.id, await moveMod('submit', actOf(call)), 'mod_submitted');
