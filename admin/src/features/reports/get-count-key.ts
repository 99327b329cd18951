import type { AdminReport } from '@bigorna/domain/endpoints/admin/comments.schemas';
import { SIMILAR_REPORTS_MAX } from '@bigorna/domain/limits';

/** Message key for the number of open reports on a target. At the API's limit, the text means "or more". */
export const getCountKey = (text: string, { alike }: Pick<AdminReport, 'alike'>): string =>
  alike < SIMILAR_REPORTS_MAX ? text : `${text}_many`;
