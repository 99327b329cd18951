import { useState } from 'react';
import { notify } from '#app/notify.ts';
import { useLoadedDomainText } from '#i18n/locale-provider.tsx';
import { useAuth } from '#session/auth-context.tsx';
import { useAuthorizedFetch } from '#session/use-authorized-fetch.ts';
import { removePicture, sendPicture } from './api/send-picture.ts';
import { useFailureToast } from './use-failure-toast.ts';

/**
 * Sends the member's picture, or takes it away; one at a time.
 *
 * @param onSent once a picture is kept.
 */
export const useSavedPicture = (onSent: () => void) => {
  const call = useAuthorizedFetch();
  const { replaceUser } = useAuth();
  const loadedText = useLoadedDomainText();
  const tellFailure = useFailureToast('avatar_update_failed');
  const [busy, setBusy] = useState<'sending' | 'removing'>();
  const [refusal, setRefusal] = useState<string>();

  const run = async (kind: 'sending' | 'removing', act: () => Promise<void>): Promise<void> => {
    if (busy) return;
    setBusy(kind);
    setRefusal(undefined);
    try {
      await act();
      const text = await loadedText();
      const title = text(kind === 'sending' ? 'avatar_updated' : 'avatar_removed');
      notify({ type: 'success', id: 'account-form', title });
    } catch (error) {
      setRefusal(await tellFailure(error));
    } finally {
      setBusy(undefined);
    }
  };

  return {
    busy,
    /** Why the last call failed. */
    refusal,
    forgetRefusal: (): void => setRefusal(undefined),
    send: (file: File): Promise<void> =>
      run('sending', async () => {
        replaceUser(await sendPicture(call, file));
        onSent();
      }),
    remove: (): Promise<void> => run('removing', async () => replaceUser(await removePicture(call))),
  };
};
