import type { overviewEndpoints } from '@bigorna/domain/endpoints/admin/overview';
import type { Handlers } from '../../mount.ts';
import { adminExport } from './admin-export.ts';
import { adminOverview } from './admin-overview.ts';
import { adminStatistics } from './admin-statistics.ts';
import { clientAddress } from './client-address.ts';

/** Who answers staff’s calls about overview. */
export const OVERVIEW_HANDLERS: Pick<Handlers, keyof typeof overviewEndpoints> = {
  adminOverview,
  adminStatistics,
  adminExport,
  clientAddress,
};
