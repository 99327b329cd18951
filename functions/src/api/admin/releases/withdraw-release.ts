import { withdrawRelease as withdraw } from '../../../releases/withdraw-release.ts';
import type { Handler } from '../../handler.ts';
import { actorOf } from '../actor.ts';
import { releaseAfter } from './release-after.ts';

/** Takes a release away from visitors. */
export const withdrawRelease: Handler<'withdrawRelease'> = async (call) => {
  const id = { modId: call.params.mod, releaseId: call.params.id };
  const { reason, updated_at: seen } = call.body;
  const entry = await withdraw({ ...id, seen }, actorOf(call), { reason, to: 'refused' });
  return releaseAfter(id, entry, 'release_withdrawn');
};
