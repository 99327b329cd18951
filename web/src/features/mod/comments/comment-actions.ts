import { may, type PanelAccess } from '@bigorna/domain/access/permissions';
import type { OwnUser } from '@bigorna/domain/endpoints/auth';
import type { CommentRow } from './comment-row.ts';

/** What can be done with a comment. */
export const COMMENT_ACTIONS = [
  'edit',
  'delete',
  'reply',
  'changeReply',
  'removeReply',
  'hide',
  'restore',
  'remove',
  'report',
  'reportAuthor',
] as const;
export type CommentAction = (typeof COMMENT_ACTIONS)[number];

type Row = Pick<CommentRow, 'uid' | 'author' | 'hidden' | 'reply'>;
type Viewer = Pick<OwnUser, 'id' | 'role' | 'is_verified'> | undefined;

const isOffered = (row: Row, viewer: Viewer, panelAccess: PanelAccess): Record<CommentAction, boolean> => {
  const isOwn = viewer?.id === row.uid;
  const mayReply = viewer !== undefined && may(viewer.role, 'reply:comment', panelAccess);
  const mayModerate = viewer !== undefined && !isOwn && may(viewer.role, 'moderate:comment', panelAccess);
  const isVerified = viewer?.is_verified === true;
  return {
    edit: isOwn && isVerified,
    delete: isOwn && isVerified,
    reply: mayReply && !row.reply,
    changeReply: mayReply && row.reply !== null,
    removeReply: mayReply && row.reply !== null,
    hide: mayModerate && !row.hidden,
    restore: mayModerate && row.hidden,
    remove: mayModerate,
    report: !isOwn,
    reportAuthor: !isOwn && row.author.username !== '',
  };
};

/** What a viewer is offered at a comment, in the menu's order. */
export const actionsFor = (row: Row, viewer: Viewer, panelAccess: PanelAccess): CommentAction[] => {
  const offered = isOffered(row, viewer, panelAccess);
  return COMMENT_ACTIONS.filter((action) => offered[action]);
};
