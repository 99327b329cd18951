import type { PanelAccess } from '@bigorna/domain/access/permissions';
import { adminCommentEndpoints } from '@bigorna/domain/endpoints/admin/comments';
import type { CurrentUser } from '@bigorna/domain/endpoints/auth.schemas';
import { canCall } from '@bigorna/domain/endpoints/can-call';
import { ADMIN_PATH } from '#shared/routing/paths.ts';

/**
 * Console page of a mod's comments, including hidden comments.
 *
 * @returns undefined without the permission to moderate
 */
export const getPanelPath = (
  modId: string,
  viewer: Pick<CurrentUser, 'role'> | undefined,
  panelAccess: PanelAccess,
): string | undefined => {
  if (!viewer || !canCall(viewer.role, adminCommentEndpoints.adminListComments, panelAccess)) return undefined;
  const filter = JSON.stringify({ queue: 'all', mod_id: modId });
  return `${ADMIN_PATH}/comments-moderation?${new URLSearchParams({ filter })}`;
};
