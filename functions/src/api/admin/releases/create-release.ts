import { createRelease as create } from '../../../releases/create-release.ts';
import type { Handler } from '../../handler.ts';
import { actorOf } from '../actor.ts';
import { releaseAfter } from './release-after.ts';

/** Adds a release to a mod. */
export const createRelease: Handler<'createRelease'> = async (call) => {
  const modId = call.params.id;
  const { releaseId, entry } = await create(modId, actorOf(call), call.body);
  return releaseAfter({ modId, releaseId }, entry, 'release_saved');
};
