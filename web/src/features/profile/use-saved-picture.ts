import { useRef, useState } from 'react';
import { useFailureToast } from '#shared/forms/use-failure-toast.ts';
import { useAuth } from '#shared/session/auth-context.tsx';
import { useAuthorizedFetch } from '#shared/session/use-authorized-fetch.ts';
import { useSuccessToast } from '#shared/toasts/use-success-toast.ts';
import { removePicture, sendPicture } from './api/send-picture.ts';

type Kind = 'sending' | 'removing';

/**
 * Uploads or deletes the member's avatar; one call at a time. A second call of a kind gets the result of the first.
 *
 * @param onSent called after a successful upload, with the picture
 */
export const useSavedPicture = (onSent: (file: File) => void) => {
  const call = useAuthorizedFetch();
  const { replaceUser } = useAuth();
  const notifySuccess = useSuccessToast('account-form');
  const notifyFailure = useFailureToast('avatar_update_failed');
  const [busy, setBusy] = useState<Kind>();
  const [failure, setFailure] = useState<string>();

  const underWay = useRef<{ kind: Kind; result: Promise<boolean> }>(undefined);

  const runOnce = async (kind: Kind, action: () => Promise<void>): Promise<boolean> => {
    setBusy(kind);
    setFailure(undefined);
    try {
      await action();
      await notifySuccess(kind === 'sending' ? 'avatar_updated' : 'avatar_removed');
      return true;
    } catch (error) {
      setFailure(await notifyFailure(error));
      return false;
    } finally {
      setBusy(undefined);
      underWay.current = undefined;
    }
  };
  const run = async (kind: Kind, action: () => Promise<void>): Promise<boolean> => {
    if (underWay.current?.kind === kind) return underWay.current.result;
    if (underWay.current) await underWay.current.result;
    const result = runOnce(kind, action);
    underWay.current = { kind, result };
    return result;
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
        onSent(file);
      }),
    remove: (): Promise<boolean> => run('removing', async () => replaceUser(await removePicture(call))),
  };
};
