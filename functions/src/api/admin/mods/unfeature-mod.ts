import { featureMod } from '../../../mods/edit-mod.ts';
import type { Handler } from '../../handler.ts';
import { actOf, cardAfter } from './answers.ts';

/** No longer shows a mod among the featured ones. */
export const unfeatureMod: Handler<'unfeatureMod'> = async (call) =>
  cardAfter(call.params.id, await featureMod(actOf(call), false), 'mod_unfeatured');
