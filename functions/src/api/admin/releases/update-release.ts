import { editRelease } from '../../../releases/edit-release.ts';
import type { Handler } from '../../handler.ts';
import { actorOf } from '../actor.ts';
import { releaseAfter } from './release-after.ts';

/** Changes what is said of a release. */
export const updateRelease: Handler<'updateRelease'> = async (call) => {
  const id = { modId: call.params.mod, releaseId: call.params.id };
  const { updated_at: seen, ...fields } = call.body;
  return releaseAfter(id, await editRelease({ ...id, seen }, actorOf(call), fields), 'release_saved');
};
