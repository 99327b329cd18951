import type { PanelAccess } from '@bigorna/domain/access/permissions';
import type { CurrentUser } from '@bigorna/domain/endpoints/auth.schemas';
import { canCall } from '@bigorna/domain/endpoints/can-call';
import { moderationEndpoints } from '@bigorna/domain/endpoints/moderation';
import type { CommentRow } from './comment-row.ts';

/** Actions on a comment, in menu order. */
const COMMENT_ACTIONS = [
  'edit',
  'delete',
  'reply',
  'changeReply',
  'removeReply',
  'hide',
  'restore',
  'remove',
  'copyLink',
  'report',
  'reportAuthor',
] as const;
export type CommentAction = (typeof COMMENT_ACTIONS)[number];

type Row = Pick<CommentRow, 'uid' | 'author' | 'hidden' | 'reply' | 'parent'>;
type Viewer = Pick<CurrentUser, 'id' | 'role' | 'is_verified'> | undefined;

const isOffered = (row: Row, viewer: Viewer, panelAccess: PanelAccess): Record<CommentAction, boolean> => {
  const isOwn = viewer?.id === row.uid;
  const mayCall = (id: keyof typeof moderationEndpoints) =>
    viewer !== undefined && canCall(viewer.role, moderationEndpoints[id], panelAccess);
  const mayReply = mayCall('replyToComment');
  const mayModerate = !isOwn && mayCall('hideComment');
  const isVerified = viewer?.is_verified === true;
  return {
    edit: isOwn && isVerified,
    delete: isOwn && isVerified,
    // Only top-level comments get an official reply, which pins them. In threads, staff reply like members.
    reply: mayReply && !row.reply && row.parent === null,
    changeReply: mayReply && row.reply !== null,
    removeReply: mayReply && row.reply !== null,
    hide: mayModerate && !row.hidden,
    restore: mayModerate && row.hidden,
    remove: mayModerate,
    copyLink: !row.hidden,
    report: !isOwn,
    reportAuthor: !isOwn && row.author.username !== '',
  };
};

/** Actions that a viewer may take on a comment, in menu order. For visitors, `viewer` is undefined. */
export const getActions = (row: Row, viewer: Viewer, panelAccess: PanelAccess): CommentAction[] => {
  const offered = isOffered(row, viewer, panelAccess);
  return COMMENT_ACTIONS.filter((action) => offered[action]);
};
