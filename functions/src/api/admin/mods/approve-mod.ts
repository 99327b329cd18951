import { approveMod as approve } from '../../../mods/move-mod.ts';
import type { Handler } from '../../handler.ts';
import { actOf, cardAfter } from './answers.ts';

/** Approves a pending mod. */
export const approveMod: Handler<'approveMod'> = async (call) =>
  cardAfter(call.params.id, await approve(actOf(call)), 'mod_approved');
