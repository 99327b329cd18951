import type { QueryOf } from '@bigorna/domain/endpoints/index';
import type { ActivityAnswer } from '@bigorna/domain/endpoints/members';
import type { ActivityEntry } from '@bigorna/domain/entities/member';
import { count, type Found, type Part, run } from '../platform/firestore.ts';
import { beginningOf } from '../platform/periods.ts';

type ActivityQuery = QueryOf<'listActivity'>;

const questionOf = (uid: string, { kind, period }: ActivityQuery) => {
  const since = beginningOf(period);
  return kind === 'all'
    ? {
        total: () => count('activitySince', { uid, since }),
        entries: (part: Part<ActivityEntry>) => run('activitySince', { uid, since }, part),
      }
    : {
        total: () => count('activityOfKindSince', { uid, kind, since }),
        entries: (part: Part<ActivityEntry>) => run('activityOfKindSince', { uid, kind, since }, part),
      };
};

const answered = ({ id, data }: Found<ActivityEntry>): ActivityAnswer => ({ ...data, id, at: data.at.toISOString() });

/** A page of what a member did, newest first, and how much there is of it in all. */
export const listActivity = async (
  uid: string,
  query: ActivityQuery,
): Promise<{ entries: ActivityAnswer[]; total: number }> => {
  const question = questionOf(uid, query);
  const offset = (query.page - 1) * query.limit;
  const total = await question.total();
  const found = offset < total ? await question.entries({ offset, limit: query.limit }) : [];
  return { entries: found.map(answered), total };
};
