import type { CommentCard, CommentsMeta } from '@bigorna/domain/endpoints/feedback';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { apiGet } from '#api/client.ts';
import type { CommentsState } from '../comments/comments-address.ts';

/** A page of a mod's comments as everybody may read them; the former one is shown until the next is there. */
export const commentsQuery = (slug: string, { sort, kind, page }: CommentsState) =>
  queryOptions({
    queryKey: ['comments', slug, sort, kind, page],
    queryFn: async ({ signal }) => {
      // What is default is left out: one address a question.
      const params = {
        sort: sort === 'newest' ? undefined : sort,
        kind: kind === 'all' ? undefined : kind,
        page: page === 1 ? undefined : page,
      };
      const path = `/mods/${encodeURIComponent(slug)}/comments`;
      const { data, meta } = await apiGet<CommentCard[], CommentsMeta>(path, params, signal);
      return { comments: data, meta };
    },
    // Offline it fails and says so, instead of waiting in silence.
    networkMode: 'always',
    refetchOnReconnect: true,
    placeholderData: keepPreviousData,
  });
