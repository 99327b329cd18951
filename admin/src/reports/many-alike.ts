import type { AdminReport } from '@bigorna/domain/endpoints/admin/comments';
import { ALIKE_TOLD_MAX } from '@bigorna/domain/limits';

/** The text for some open reports about the same, or the one for so many that they are no longer counted. */
export const manyOr = (text: string, { alike }: Pick<AdminReport, 'alike'>): string =>
  alike < ALIKE_TOLD_MAX ? text : `${text}_many`;
