import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onForbidden } from './refusals.ts';

/** Under this name react-admin's cache keeps who reads and what they may do. */
const AUTH = ['auth'];

/** Lets menu and pages follow a role that was changed while the console was open. */
export const useFollowedRole = (): void => {
  const client = useQueryClient();
  useEffect(() => onForbidden(() => void client.invalidateQueries({ queryKey: AUTH })), [client]);
};
