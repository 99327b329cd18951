import type { logEndpoints } from '@bigorna/domain/endpoints/admin/logs';
import type { Handlers } from '../../mount.ts';
import { adminGetLog } from './admin-get-log.ts';
import { adminHistory } from './admin-history.ts';
import { adminListLogs } from './admin-list-logs.ts';
import { undoLog } from './undo-log.ts';

/** Who answers staff’s calls about logs. */
export const LOG_HANDLERS: Pick<Handlers, keyof typeof logEndpoints> = {
  adminListLogs,
  adminGetLog,
  adminHistory,
  undoLog,
};
