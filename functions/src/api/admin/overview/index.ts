import { hasPermission } from '@bigorna/domain/access/permissions';
import type { overviewEndpoints } from '@bigorna/domain/endpoints/admin/overview';
import { getPresencePermission } from '@bigorna/domain/endpoints/admin/overview.schemas';
import { ApiError } from '../../../platform/api-error.ts';
import { getQueues } from '../../../portal/overview/get-queues.ts';
import { getStatistics } from '../../../portal/overview/get-statistics.ts';
import { updatePresence } from '../../../portal/overview/update-presence.ts';
import type { Handlers } from '../../mount.ts';
import { adminExport } from './admin-export.ts';

export const OVERVIEW_HANDLERS: Pick<Handlers, keyof typeof overviewEndpoints> = {
  /** Gets the work queues of the current user. */
  adminOverview: async ({ caller }) => ({ data: { queues: await getQueues(caller.account.role) } }),
  /** Gets the statistics of the last days. */
  adminStatistics: async ({ query }) => ({ data: await getStatistics(query.days) }),
  /** Stores what the caller looks at. Refuses a record that the caller may not open. */
  updatePresence: async ({ body: { path }, caller: { uid, account } }) => {
    const canSee = (about: string) => hasPermission(account.role, getPresencePermission(about));
    if (path !== undefined && !canSee(path)) throw new ApiError('forbidden');
    return { data: await updatePresence(uid, path, canSee) };
  },
  adminExport,
  /** Gets the IP addresses that the server derives for this call, and the header that they come from. */
  clientAddress: async ({ context }) => ({
    data: { forwarded_for: context.header('X-Forwarded-For') ?? null, address: context.ip, hop: context.hop },
  }),
};
