import type { Handler } from '../../handler.ts';
import { decide } from './decide.ts';

/** Rejects a pending mod, or takes an approved one away. */
export const rejectMod: Handler<'rejectMod'> = async ({ params, body, caller, request }) => ({
  data: await decide({
    modId: params.id,
    move: 'reject',
    reason: body.reason ?? null,
    seen: body.updated_at,
    actor: caller.uid,
    requestId: request.id,
  }),
  message: 'mod_rejected',
});
