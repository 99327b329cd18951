import { getModPath } from '#shared/mods/get-mod-path.ts';

/** URL of a mod's comments that opens at one comment. */
export const getCommentUrl = (tabUrl: string, comment: string): string =>
  `${tabUrl}&${new URLSearchParams({ c: comment })}`;

/** Path of a comment on the page of its mod. */
export const getCommentPath = (slug: string, comment: string): string =>
  getCommentUrl(getModPath(slug, { tab: 'comments' }), comment);
