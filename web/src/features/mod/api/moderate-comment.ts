import type { StaffComment } from '@bigorna/domain/endpoints/moderation';
import type { AuthorizedFetch, MemberCall } from '#session/use-authorized-fetch.ts';

/** A comment of a mod, by their ids. */
export interface CommentPlace {
  modId: string;
  id: string;
}

const pathOf = ({ modId, id }: CommentPlace, verb = ''): string =>
  `/admin/comments/${encodeURIComponent(modId)}/${encodeURIComponent(id)}${verb}`;

const answered = async (call: AuthorizedFetch, sent: MemberCall): Promise<StaffComment> =>
  (await call<StaffComment>(sent)).data;

export const hideComment = (call: AuthorizedFetch, place: CommentPlace) =>
  answered(call, { method: 'POST', path: pathOf(place, '/hide'), body: {} });

export const restoreComment = (call: AuthorizedFetch, place: CommentPlace) =>
  answered(call, { method: 'POST', path: pathOf(place, '/restore'), body: {} });

export const removeComment = async (call: AuthorizedFetch, place: CommentPlace): Promise<void> => {
  await call({ method: 'DELETE', path: pathOf(place) });
};

export const replyToComment = (call: AuthorizedFetch, place: CommentPlace, text: string) =>
  answered(call, { method: 'POST', path: pathOf(place, '/reply'), body: { text } });

export const removeReply = (call: AuthorizedFetch, place: CommentPlace) =>
  answered(call, { method: 'DELETE', path: pathOf(place, '/reply') });
