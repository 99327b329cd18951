import type { AdminReport } from '@bigorna/domain/endpoints/admin/comments';
import { SIMILAR_REPORTS_MAX } from '@bigorna/domain/limits';

/** Message key for a number of open reports on the same target. One key for more than the API counts. */
export const getCountKey = (text: string, { alike }: Pick<AdminReport, 'alike'>): string =>
  alike < SIMILAR_REPORTS_MAX ? text : `${text}_many`;
