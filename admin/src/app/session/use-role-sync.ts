import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onForbidden } from '#shared/session/handle-auth-error.ts';

/** react-admin's cache key of the identity and permissions. */
const AUTH = ['auth'];

/** Refetches the role after a 403, so that menu and pages follow a change. */
export const useRoleSync = (): void => {
  const client = useQueryClient();
  useEffect(() => onForbidden(() => void client.invalidateQueries({ queryKey: AUTH })), [client]);
};
