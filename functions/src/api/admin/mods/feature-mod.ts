import { featureMod as feature } from '../../../mods/edit-mod.ts';
import type { Handler } from '../../handler.ts';
import { actOf, cardAfter } from './answers.ts';

/** Shows a mod among the featured ones. */
export const featureMod: Handler<'featureMod'> = async (call) =>
  cardAfter(call.params.id, await feature(actOf(call), true), 'mod_featured');
