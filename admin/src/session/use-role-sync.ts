import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onForbidden } from './handle-auth-error.ts';

/** react-admin's cache key of the identity and permissions. */
const AUTH = ['auth'];

/** Updates menu and pages when the role changes. */
export const useRoleSync = (): void => {
  const client = useQueryClient();
  useEffect(() => onForbidden(() => void client.invalidateQueries({ queryKey: AUTH })), [client]);
};
