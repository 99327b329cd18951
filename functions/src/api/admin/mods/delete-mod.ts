import { deleteMod as throwAway } from '../../../mods/delete-mod.ts';
import type { Call } from '../../handler.ts';
import { actOf, cardAfter } from './answers.ts';

/** Throws a mod away: hidden at once, gone for good after thirty days. In both dialects. */
export const deleteMod = async (call: Call<'deleteMod' | 'adminDeleteMod'>) =>
  cardAfter(call.params.id, await throwAway(actOf(call)), 'mod_deleted');
