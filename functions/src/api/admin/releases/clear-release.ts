import { clearRelease as clear } from '../../../releases/clear-release.ts';
import type { Handler } from '../../handler.ts';
import { actorOf } from '../actor.ts';
import { releaseAfter } from './release-after.ts';

/** Lets visitors have a release. */
export const clearRelease: Handler<'clearRelease'> = async (call) => {
  const id = { modId: call.params.mod, releaseId: call.params.id };
  return releaseAfter(id, await clear({ ...id, seen: call.body.updated_at }, actorOf(call)), 'release_cleared');
};
