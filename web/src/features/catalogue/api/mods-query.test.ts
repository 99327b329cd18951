import { hasPermission } from '@bigorna/domain/access/permissions';
import { ROLES } from '@bigorna/domain/access/roles';
import { modEndpoints } from '@bigorna/domain/endpoints/mods';
import { expect, it } from 'vitest';
import { user } from '#shared/session/testing/sample-user.ts';
import { getSuperAdminUid } from './mods-query.ts';

it.each(ROLES)('lists mods of every status for %s only if the role may call that endpoint (R125)', (role) => {
  const uid = getSuperAdminUid({ status: 'signed_in', user: { ...user, role } });
  expect(uid !== undefined).toBe(hasPermission(role, modEndpoints.listModsForSuperAdmin.access));
});
