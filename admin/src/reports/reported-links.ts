import type { AdminReport } from '@bigorna/domain/endpoints/admin/comments';

export interface ReportedPlace {
  /** Resource of the console, and what of it: a record's id, or a filter of the list. */
  readonly resource: 'mods' | 'users' | 'comments-moderation';
  readonly id: string | null;
  readonly filter: Readonly<Record<string, unknown>>;
  /** The mod it is about or on, by whose page the site shows it; null for members. */
  readonly modId: string | null;
}

/** Where what a report is about is found, by the path that the report names. */
export const reportedPlace = ({ subject, path }: Pick<AdminReport, 'subject' | 'path'>): ReportedPlace => {
  const [, id = '', , comment] = path.split('/');
  if (subject === 'member') return { resource: 'users', id, filter: {}, modId: null };
  if (subject === 'mod' || comment === undefined) return { resource: 'mods', id, filter: {}, modId: id };
  return { resource: 'comments-moderation', id: null, filter: { id: [`${id}:${comment}`] }, modId: id };
};
