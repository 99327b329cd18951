import { catalogue } from '../../../catalogue/index.ts';
import { deleteRelease as remove } from '../../../releases/delete-release.ts';
import type { Handler } from '../../handler.ts';
import { actorOf } from '../actor.ts';
import { logEntryHeader } from '../log-entry.ts';

/** Deletes a release and its file. */
export const deleteRelease: Handler<'deleteRelease'> = async (call) => {
  const entry = await remove({ modId: call.params.mod, releaseId: call.params.id }, actorOf(call));
  catalogue.expectChange();
  return { data: null, message: 'release_deleted', headers: logEntryHeader(entry) };
};
