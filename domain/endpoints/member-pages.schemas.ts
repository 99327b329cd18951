import { z } from 'zod';
import { profile } from '../entities/account.ts';
import { id, isoTimestamp } from '../entities/common.ts';
import { COMMENTS_PAGE_SIZE, SHARED_FAVORITES_MAX } from '../limits.ts';
import type { SchemaTable } from './endpoint.schemas.ts';
import { commentCard } from './feedback.schemas.ts';
import type { memberPageEndpoints } from './member-pages.ts';
import { modCard } from './mods.schemas.ts';

/** The public card of a member. */
export const memberPage = profile.extend({
  member_since: isoTimestamp,
  /** Cards of the newest favorites; null if the member does not share them. */
  favorites: z.array(modCard).max(SHARED_FAVORITES_MAX).nullable(),
});
export type MemberPage = z.infer<typeof memberPage>;

/** A comment on its author's page, with its mod. */
export const memberComment = commentCard
  .pick({ id: true, text: true, kind: true, release: true, created_at: true, edited_at: true })
  .extend({ mod: modCard.pick({ slug: true, title: true, language: true }) });
export type MemberComment = z.infer<typeof memberComment>;

export const memberCommentsQuery = z.strictObject({
  /** Only comments older than this time, which is `next` of the previous page. */
  before: isoTimestamp.optional(),
});

const params = z.object({ uid: id });

export const memberPageSchemas = {
  getMember: {
    summary: 'Get a member’s public card, and their newest favorites if they share them',
    params,
    response: memberPage,
    errors: ['user_not_found'],
  },
  listMemberComments: {
    summary: 'List a member’s comments on mods that visitors may see, newest first',
    params,
    query: memberCommentsQuery,
    response: z.array(memberComment).max(COMMENTS_PAGE_SIZE),
    /** `next` is null on the last page. Pages may be short: comments on hidden mods are left out. */
    meta: z.object({ next: isoTimestamp.nullable() }),
    errors: ['user_not_found'],
  },
} satisfies SchemaTable<typeof memberPageEndpoints>;
