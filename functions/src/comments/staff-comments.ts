import type { AdminComment } from '@bigorna/domain/endpoints/admin/comments';
import type { Comment, Report } from '@bigorna/domain/entities/member';
import { notFoundUnless } from '../platform/api-error.ts';
import { chunks } from '../platform/chunks.ts';
import { doc, type Found, get, getAll, run } from '../platform/firestore.ts';
import { staffCommentOf } from './comment-card.ts';
import { addressAt, addressOf, keyOf } from './comment-key.ts';
import { commentAt } from './staff-act.ts';

/** So many values one question takes, and so many reports of one page are shown. */
const PATHS_MAX = 30;
const REPORTS_MAX = 100;

type Stored = Pick<Found<Comment>, 'path' | 'data'>;

/** The open reports about comments; those known to be the only ones about theirs are not asked for again. */
const openReports = async (
  paths: readonly string[],
  leads: readonly Found<Report>[],
): Promise<ReadonlyMap<string, Found<Report>[]>> => {
  const single = leads.filter(({ data }) => data.alike === 1);
  const known = new Set(single.map(({ data }) => data.path));
  const found = await Promise.all(
    chunks(
      paths.filter((path) => !known.has(path)),
      PATHS_MAX,
    ).map((some) => run('reportsOpenAboutSome', { paths: some, resolved_at: null }, { limit: REPORTS_MAX })),
  );
  return Map.groupBy([...single, ...found.flat()], ({ data }) => data.path);
};

const modsOf = async (ids: readonly string[]) => {
  const distinct = [...new Set(ids)];
  const mods = await getAll(distinct.map((id) => doc('mods/{mod}', id)));
  return new Map(distinct.map((id, i) => [id, mods[i]]));
};

/**
 * Comments as the console lists them: with their mods and the reports about them that wait.
 *
 * @param leads the leading reports about them, where they were read already
 */
export const staffComments = async (
  comments: readonly Stored[],
  leads: readonly Found<Report>[] = [],
): Promise<AdminComment[]> => {
  const [reports, mods] = await Promise.all([
    openReports(
      comments.map(({ path }) => path),
      leads,
    ),
    modsOf(comments.map(({ path }) => addressAt(path).mod)),
  ]);
  return comments.map(({ path, data }) => {
    const address = addressAt(path);
    const mod = mods.get(address.mod);
    return {
      ...staffCommentOf(address.mod, address.id, data),
      id: keyOf(address),
      comment_id: address.id,
      mod_title: mod?.title ?? '',
      mod_slug: mod?.slug ?? '',
      reports: (reports.get(path) ?? []).map(({ id, data: { reason, created_at } }) => ({
        id,
        reason,
        created_at: created_at.toISOString(),
      })),
    };
  });
};

/** @throws ApiError comment_not_found */
export const readStaffComment = async (key: string): Promise<AdminComment> => {
  const { path } = commentAt(notFoundUnless(addressOf(key), 'comment_not_found'));
  const { mod, id } = addressAt(path);
  const data = notFoundUnless(await get(commentAt({ mod, id })), 'comment_not_found');
  const [comment] = await staffComments([{ path, data }]);
  return notFoundUnless(comment, 'comment_not_found');
};
