import type { someSettings } from '@bigorna/domain/entities/account';
import { useCallback, useState } from 'react';
import type { z } from 'zod';
import { useAuth } from '#session/auth-context.tsx';
import { useAuthorizedFetch } from '#session/use-authorized-fetch.ts';
import { sendProfile } from './api/send-profile.ts';
import { useFailureToast } from './use-failure-toast.ts';

export type SomeSettings = z.input<typeof someSettings>;

/** Keeps settings with the account as soon as they are chosen; how far that has come is told beside them. */
export const useSavedSettings = () => {
  const call = useAuthorizedFetch();
  const { replaceUser } = useAuth();
  const tellFailure = useFailureToast('profile_update_failed');
  const [state, setState] = useState<'idle' | 'saving' | 'saved' | 'failed'>('idle');
  const save = useCallback(
    async (settings: SomeSettings): Promise<void> => {
      setState('saving');
      try {
        await replaceUser(await sendProfile(call, { settings }));
        setState('saved');
      } catch (error) {
        setState('failed');
        await tellFailure(error);
      }
    },
    [call, replaceUser, tellFailure],
  );
  return { state, save };
};
