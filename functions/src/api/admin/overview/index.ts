import type { overviewEndpoints } from '@bigorna/domain/endpoints/admin/overview';
import type { Handlers } from '../../mount.ts';
import { notYet } from '../not-yet.ts';

/** Who answers staff’s calls about overview. */
export const OVERVIEW_HANDLERS: Pick<Handlers, keyof typeof overviewEndpoints> = {
  adminOverview: notYet,
  adminStatistics: notYet,
  adminExport: notYet,
};
