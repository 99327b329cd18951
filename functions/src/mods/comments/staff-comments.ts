import type { AdminComment } from '@bigorna/domain/endpoints/admin/comments.schemas';
import type { Comment, Report } from '@bigorna/domain/entities/member';
import { requireFound } from '../../platform/api-error.ts';
import { splitIntoChunks } from '../../platform/chunks.ts';
import { doc, get, getAll, type QueryDoc, run } from '../../platform/firestore.ts';
import { FILTER_VALUES_MAX } from '../../platform/queries/query.ts';
import { getCommentRef, parseCommentKey, parseCommentPath, toCommentKey } from './comment-command.ts';
import { toStaffComment } from './to-comment-card.ts';

/** Maximum of reports read for `FILTER_VALUES_MAX` comments. */
const REPORTS_MAX = 100;

type Stored = Pick<QueryDoc<Comment>, 'path' | 'data'>;

/**
 * The open reports about comments. If a comment's leading report is its only open report, the report is not queried
 * again.
 */
const openReports = async (
  paths: readonly string[],
  leads: readonly QueryDoc<Report>[],
): Promise<ReadonlyMap<string, QueryDoc<Report>[]>> => {
  const single = leads.filter(({ data }) => data.alike === 1);
  const covered = new Set(single.map(({ data }) => data.path));
  const docs = await Promise.all(
    splitIntoChunks(
      paths.filter((path) => !covered.has(path)),
      FILTER_VALUES_MAX,
    ).map((some) => run('reportsOpenAboutSome', { paths: some, resolved_at: null }, { limit: REPORTS_MAX })),
  );
  return Map.groupBy([...single, ...docs.flat()], ({ data }) => data.path);
};

const readMods = async (ids: readonly string[]) => {
  const distinct = [...new Set(ids)];
  const mods = await getAll(distinct.map((id) => doc('mods/{mod}', id)));
  return new Map(distinct.map((id, i) => [id, mods[i]]));
};

/**
 * Comments for the console, with their mods and open reports.
 *
 * @param leads the leading reports about these comments, if already read
 */
export const toAdminComments = async (
  comments: readonly Stored[],
  leads: readonly QueryDoc<Report>[] = [],
): Promise<AdminComment[]> => {
  const [reports, mods] = await Promise.all([
    openReports(
      comments.map(({ path }) => path),
      leads,
    ),
    readMods(comments.map(({ path }) => parseCommentPath(path).mod)),
  ]);
  return comments.map(({ path, data }) => {
    const ref = parseCommentPath(path);
    const mod = mods.get(ref.mod);
    return {
      ...toStaffComment(ref.mod, ref.id, data),
      id: toCommentKey(ref),
      comment_id: ref.id,
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
  const { path } = getCommentRef(requireFound(parseCommentKey(key), 'comment_not_found'));
  const { mod, id } = parseCommentPath(path);
  const data = requireFound(await get(getCommentRef({ mod, id })), 'comment_not_found');
  const [comment] = await toAdminComments([{ path, data }]);
  return requireFound(comment, 'comment_not_found');
};
