import type { someSettings } from '@bigorna/domain/entities/account';
import { useCallback, useState } from 'react';
import type { z } from 'zod';
import { useAuth } from '#session/auth-context.tsx';
import { useAuthorizedFetch } from '#session/use-authorized-fetch.ts';
import { sendProfile } from './api/send-profile.ts';
import { makeTurns } from './in-turn.ts';
import { useFailureToast } from './use-failure-toast.ts';

export type SomeSettings = z.input<typeof someSettings>;

/** One for all: the page may be left and opened again between two choices. */
const inTurn = makeTurns();

/** Keeps settings with the account as soon as they are chosen, the last choice last; how far that has come is told beside them. */
export const useSavedSettings = () => {
  const call = useAuthorizedFetch();
  const { replaceUser } = useAuth();
  const tellFailure = useFailureToast('profile_update_failed');
  const [state, setState] = useState<'idle' | 'saving' | 'saved' | 'failed'>('idle');
  const save = useCallback(
    (settings: SomeSettings): Promise<void> =>
      inTurn(async () => {
        setState('saving');
        try {
          await replaceUser(await sendProfile(call, { settings }));
          setState('saved');
        } catch (error) {
          setState('failed');
          await tellFailure(error);
        }
      }),
    [call, replaceUser, tellFailure],
  );
  return { state, save };
};
