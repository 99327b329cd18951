import type { Actor } from '../../accounts/actor.ts';
import type { Caller } from '../../accounts/caller.ts';
import type { RequestFacts } from '../handler.ts';

/** Who makes a staff call, as what they do is logged. */
export const actorOf = ({ caller, request }: { caller: Caller; request: RequestFacts }): Actor => ({
  uid: caller.uid,
  role: caller.account.role,
  requestId: request.id,
});
