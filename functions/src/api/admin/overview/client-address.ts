import type { Handler } from '../../handler.ts';

/** How the caller's own call came in. */
export const clientAddress: Handler<'clientAddress'> = async ({ request }) => ({
  data: { forwarded_for: request.header('X-Forwarded-For') ?? null, address: request.address },
});
