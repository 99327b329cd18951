import { editMod } from '../../../mods/edit-mod.ts';
import type { Call } from '../../handler.ts';
import { actOf, modAfter } from './answers.ts';

/** Changes a mod; an approved one shows it at once. In both dialects. */
export const updateMod = async (call: Call<'updateMod' | 'adminUpdateMod'>) =>
  modAfter(call.params.id, await editMod(actOf(call), call.body));
