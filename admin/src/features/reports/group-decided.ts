import type { AdminReport } from '@bigorna/domain/endpoints/admin/comments.schemas';

/**
 * Puts the reports of a page that one decision resolved on one card: the others become `others` of the first.
 *
 * @param separate ids of reports that keep their own card, such as those with a draft
 */
export const groupDecided = (reports: readonly AdminReport[], separate: ReadonlySet<string>): AdminReport[] => {
  const getKey = ({ id, path, resolved_at }: AdminReport) =>
    resolved_at === null || separate.has(id) ? id : `${path} ${resolved_at}`;
  return [...Map.groupBy(reports, getKey).values()].flatMap(([first, ...rest]) =>
    first ? [{ ...first, others: [...first.others, ...rest] }] : [],
  );
};
