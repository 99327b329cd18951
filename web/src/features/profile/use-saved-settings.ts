import type { partialSettings } from '@bigorna/domain/entities/account';
import { useCallback, useState } from 'react';
import type { z } from 'zod';
import { useFailureToast } from '#shared/forms/use-failure-toast.ts';
import { useAuth } from '#shared/session/auth-context.tsx';
import { useAuthorizedFetch } from '#shared/session/use-authorized-fetch.ts';
import { sendProfile } from './api/send-profile.ts';
import { createQueue } from './create-queue.ts';

export type PartialSettings = z.input<typeof partialSettings>;

/** Shared by all mounts, because a save may still run when the member leaves the page and returns. */
const queue = createQueue();

/** Saves each chosen setting to the account, in order, and exposes the progress. */
export const useSavedSettings = () => {
  const call = useAuthorizedFetch();
  const { replaceUser } = useAuth();
  const notifyFailure = useFailureToast('profile_update_failed');
  const [state, setState] = useState<'idle' | 'saving' | 'saved' | 'failed'>('idle');
  const save = useCallback(
    (settings: PartialSettings): Promise<void> =>
      queue(async () => {
        setState('saving');
        try {
          await replaceUser(await sendProfile(call, { settings }));
          setState('saved');
        } catch (error) {
          setState('failed');
          await notifyFailure(error);
        }
      }),
    [call, replaceUser, notifyFailure],
  );
  return { state, save };
};
