import { undeleteMod as undelete } from '../../../mods/delete-mod.ts';
import type { Handler } from '../../handler.ts';
import { actOf, cardAfter } from './answers.ts';

/** Brings back a mod that was thrown away. */
export const undeleteMod: Handler<'undeleteMod'> = async (call) =>
  cardAfter(call.params.id, await undelete(actOf(call)), 'mod_undeleted');
