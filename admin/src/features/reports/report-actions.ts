import type { AdminReport } from '@bigorna/domain/endpoints/admin/comments.schemas';
import type { EndpointId } from '@bigorna/domain/endpoints/index';
import { getStatusAfter, MOD_STATUSES } from '@bigorna/domain/mod-status';
import { getReportTarget } from './get-report-target.ts';

/** Actions on the target of a report. Each action upholds the open reports about the target. */
const REPORT_ACTIONS = ['hide', 'remove', 'reject', 'ban', 'take_down'] as const;
export type ReportAction = (typeof REPORT_ACTIONS)[number];

export const REPORT_ACTION_KEYS = {
  hide: 'H',
  remove: 'D',
  reject: 'M',
  ban: 'B',
  take_down: 'T',
} as const satisfies Record<ReportAction, string>;

const canReject = (state: string): boolean => {
  const status = MOD_STATUSES.find((name) => name === state);
  return status !== undefined && getStatusAfter(status, 'reject') !== undefined;
};

/** Available actions on the target of an open report. The API decides whether the target's owner may be banned. */
export const getReportActions = (
  report: Pick<AdminReport, 'subject' | 'path' | 'about' | 'resolved_at'>,
  canCall: (id: EndpointId) => boolean,
): ReportAction[] => {
  const { subject, about, resolved_at } = report;
  if (resolved_at !== null || about === null) return [];
  const isComment = subject === 'comment';
  const isAvailable: Record<ReportAction, boolean> = {
    hide: isComment && about.state === 'shown' && canCall('hideComment'),
    remove: isComment && canCall('removeComment'),
    reject: subject === 'mod' && canReject(about.state) && canCall('rejectMod'),
    ban: about.owner?.can_ban ?? false,
    take_down: getReportTarget(report).modId !== null && canCall('takeDownRelease'),
  };
  return REPORT_ACTIONS.filter((action) => isAvailable[action]);
};
