import type { logEndpoints } from '@bigorna/domain/endpoints/admin/logs';
import type { Handlers } from '../../mount.ts';
import { notYet } from '../not-yet.ts';

/** Who answers staff’s calls about logs. */
export const LOG_HANDLERS: Pick<Handlers, keyof typeof logEndpoints> = {
  adminListLogs: notYet,
  adminGetLog: notYet,
  adminHistory: notYet,
  undoLog: notYet,
};
