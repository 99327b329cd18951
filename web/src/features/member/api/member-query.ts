import { memberPageEndpoints } from '@bigorna/domain/endpoints/member-pages';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { apiGet } from '#shared/api/client.ts';

export const memberQuery = (uid: string) =>
  queryOptions({
    queryKey: ['member', uid],
    queryFn: async ({ signal }) => (await apiGet(memberPageEndpoints, 'getMember', { params: { uid } }, signal)).data,
  });

/** Pages of a member's comments, newest first. */
export const memberCommentsQuery = (uid: string) =>
  infiniteQueryOptions({
    queryKey: ['memberComments', uid],
    queryFn: async ({ signal, pageParam }) => {
      const query = pageParam === null ? {} : { before: pageParam };
      const { data, meta } = await apiGet(
        memberPageEndpoints,
        'listMemberComments',
        { params: { uid }, query },
        signal,
      );
      return { comments: data, next: meta.next };
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
