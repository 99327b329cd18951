import { revertMod as revert } from '../../../mods/revisions.ts';
import type { Handler } from '../../handler.ts';
import { actOf, cardAfter } from './answers.ts';

/** Brings an approved state’s texts and pictures back. */
export const revertMod: Handler<'revertMod'> = async (call) =>
  cardAfter(call.params.id, await revert(actOf(call), call.body.revision), 'mod_reverted');
