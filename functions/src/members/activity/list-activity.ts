import type { EndpointQuery } from '@bigorna/domain/endpoints/index.schemas';
import type { ActivityItem } from '@bigorna/domain/endpoints/members.schemas';
import type { ActivityEntry } from '@bigorna/domain/entities/member';
import { getPeriodStart } from '@bigorna/domain/period-start';
import { now } from '../../platform/clock.ts';
import { count, type PageOptions, type QueryDoc, run } from '../../platform/firestore.ts';

type ActivityQuery = EndpointQuery<'listActivity'>;

const createQueries = (uid: string, { kind, period, utc_offset }: ActivityQuery) => {
  const since = getPeriodStart(period, utc_offset, now());
  return kind === 'all'
    ? {
        total: () => count('activitySince', { uid, since }),
        entries: (part: PageOptions<ActivityEntry>) => run('activitySince', { uid, since }, part),
      }
    : {
        total: () => count('activityOfKindSince', { uid, kind, since }),
        entries: (part: PageOptions<ActivityEntry>) => run('activityOfKindSince', { uid, kind, since }, part),
      };
};

const toItem = ({ id, data }: QueryDoc<ActivityEntry>): ActivityItem => ({ ...data, id, at: data.at.toISOString() });

/** A page of a member's activity, newest first, and the total number of entries. */
export const listActivity = async (
  uid: string,
  query: ActivityQuery,
): Promise<{ entries: ActivityItem[]; total: number }> => {
  const queries = createQueries(uid, query);
  const offset = (query.page - 1) * query.limit;
  const total = await queries.total();
  const docs = offset < total ? await queries.entries({ offset, limit: query.limit }) : [];
  return { entries: docs.map(toItem), total };
};
