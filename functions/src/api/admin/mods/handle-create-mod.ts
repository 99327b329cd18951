import { createMod } from '../../../mods/lifecycle/create-mod.ts';
import type { HandlerRequest } from '../../handler.ts';
import { toActor } from '../staff-call.ts';
import { respondWithMod } from './respond-with-mod.ts';

/** Creates a mod, as a draft or pending. Serves the dialects `envelope` and `rest`. */
export const handleCreateMod = async (request: HandlerRequest<'createMod' | 'adminCreateMod'>) => {
  const { id, entry } = await createMod(request.body, toActor(request));
  return respondWithMod(id, entry);
};
