import { createMod as make } from '../../../mods/create-mod.ts';
import type { Call } from '../../handler.ts';
import { modAfter } from './answers.ts';

/** Makes a mod, as a draft or into the queue. In both dialects. */
export const createMod = async ({ body, caller, request }: Call<'createMod' | 'adminCreateMod'>) => {
  const { id, entry } = await make(body, { actor: caller.uid, requestId: request.id });
  return modAfter(id, entry);
};
