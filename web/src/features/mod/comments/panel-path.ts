import { may, type PanelAccess } from '@bigorna/domain/access/permissions';
import type { OwnUser } from '@bigorna/domain/endpoints/auth';
import { ADMIN_PATH } from '#app/paths.ts';

/**
 * Where the console shows a mod's comments, the hidden ones too.
 *
 * @returns undefined for those who may not moderate
 */
export const panelPath = (
  modId: string,
  viewer: Pick<OwnUser, 'role'> | undefined,
  panelAccess: PanelAccess,
): string | undefined => {
  if (!viewer || !may(viewer.role, 'moderate:comment', panelAccess)) return undefined;
  const filter = JSON.stringify({ queue: 'all', mod_id: modId });
  return `${ADMIN_PATH}/comments-moderation?${new URLSearchParams({ filter })}`;
};
