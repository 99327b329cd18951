import { useState } from 'react';
import { useFailureToast } from '#shared/forms/use-failure-toast.ts';
import { useLoadedDomainText } from '#shared/i18n/locale-provider.tsx';
import { useAuth } from '#shared/session/auth-context.tsx';
import { useAuthorizedFetch } from '#shared/session/use-authorized-fetch.ts';
import { notify } from '#shared/toasts/notify.ts';
import { removePicture, sendPicture } from './api/send-picture.ts';

/**
 * Uploads or deletes the member's avatar; one call at a time.
 *
 * @param onSent called after a successful upload
 */
export const useSavedPicture = (onSent: () => void) => {
  const call = useAuthorizedFetch();
  const { replaceUser } = useAuth();
  const loadedText = useLoadedDomainText();
  const notifyFailure = useFailureToast('avatar_update_failed');
  const [busy, setBusy] = useState<'sending' | 'removing'>();
  const [failure, setFailure] = useState<string>();

  const run = async (kind: 'sending' | 'removing', action: () => Promise<void>): Promise<boolean> => {
    if (busy) return false;
    setBusy(kind);
    setFailure(undefined);
    try {
      await action();
      const text = await loadedText();
      const title = text(kind === 'sending' ? 'avatar_updated' : 'avatar_removed');
      notify({ type: 'success', id: 'account-form', title });
      return true;
    } catch (error) {
      setFailure(await notifyFailure(error));
      return false;
    } finally {
      setBusy(undefined);
    }
  };

  return {
    busy,
    /** Reason of the last failure. */
    failure,
    clearFailure: (): void => setFailure(undefined),
    /** @returns whether the picture was saved. */
    send: (file: File): Promise<boolean> =>
      run('sending', async () => {
        replaceUser(await sendPicture(call, file));
        onSent();
      }),
    remove: (): Promise<boolean> => run('removing', async () => replaceUser(await removePicture(call))),
  };
};
