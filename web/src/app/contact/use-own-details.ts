import { useEffect, useEffectEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useAuth } from '#session/auth-context.tsx';
import type { ContactBody } from './send-contact.ts';

/** Fills in a member's name and address as soon as they are known, where nothing was typed. */
export const useOwnDetails = (form: UseFormReturn<ContactBody>): void => {
  const { user } = useAuth();
  const fill = useEffectEvent((name: string, email: string) => {
    if (!form.getValues('name')) form.setValue('name', name);
    if (!form.getValues('email')) form.setValue('email', email);
  });
  const name = user && (user.display_name || user.username);
  const email = user?.email;
  useEffect(() => {
    if (name && email) fill(name, email);
  }, [name, email]);
};
