import type { AdminReport } from '@bigorna/domain/endpoints/admin/comments.schemas';

export interface ReportTarget {
  /** Resource of the console, with a record id or a list filter. */
  readonly resource: 'mods' | 'users' | 'comments-moderation';
  readonly id: string | null;
  readonly filter: Readonly<Record<string, unknown>>;
  /** The reported mod, or the mod of the reported comment; null for members. */
  readonly modId: string | null;
}

/** Console target of a report, from its path. */
export const getReportTarget = ({ subject, path }: Pick<AdminReport, 'subject' | 'path'>): ReportTarget => {
  const [, id = '', , comment] = path.split('/');
  if (subject === 'member') return { resource: 'users', id, filter: {}, modId: null };
  if (subject === 'mod' || comment === undefined) return { resource: 'mods', id, filter: {}, modId: id };
  return { resource: 'comments-moderation', id: null, filter: { id: [`${id}:${comment}`] }, modId: id };
};
