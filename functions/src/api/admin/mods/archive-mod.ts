import { moveMod } from '../../../mods/move-mod.ts';
import type { Handler } from '../../handler.ts';
import { actOf, cardAfter } from './answers.ts';

/** Takes a mod out of sight, whatever its status. */
export const archiveMod: Handler<'archiveMod'> = async (call) =>
  cardAfter(call.params.id, await moveMod('archive', actOf(call)), 'mod_archived');
