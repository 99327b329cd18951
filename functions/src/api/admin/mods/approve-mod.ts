import type { Handler } from '../../handler.ts';
import { decide } from './decide.ts';

/** Approves a pending mod. */
export const approveMod: Handler<'approveMod'> = async ({ params, body, caller, request }) => ({
  data: await decide({
    modId: params.id,
    move: 'approve',
    reason: null,
    seen: body.updated_at,
    actor: caller.uid,
    requestId: request.id,
  }),
  message: 'mod_approved',
});
