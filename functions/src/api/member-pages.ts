import type { memberPageEndpoints } from '@bigorna/domain/endpoints/member-pages';
import { catalogue } from '../catalogue/index.ts';
import { listNewestFavorites, requirePublicMember, toPublicCard } from '../members/accounts/public-members.ts';
import { listMemberComments } from '../mods/comments/list-member-comments.ts';
import type { Handlers } from './mount.ts';

export const MEMBER_PAGE_HANDLERS: Pick<Handlers, keyof typeof memberPageEndpoints> = {
  /** Gets a member's public card and shared favorites. Omits mods that are no longer approved. */
  getMember: async ({ params: { uid } }) => {
    const account = await requirePublicMember(uid);
    const favorites = account.settings.share_favorites ? await catalogue.cards(await listNewestFavorites(uid)) : null;
    return { data: { ...toPublicCard(account), favorites } };
  },
  /** Lists a member's visible comments, newest first. */
  listMemberComments: async ({ params: { uid }, query }) => {
    await requirePublicMember(uid);
    const { comments, next } = await listMemberComments(uid, query.before);
    return { data: comments, meta: { next } };
  },
};
