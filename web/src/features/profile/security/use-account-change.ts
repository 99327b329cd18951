import type { ClientErrorCode, SuccessCode } from '@bigorna/domain/errors/codes';
import { useState } from 'react';
import { useFailureToast } from '#shared/forms/use-failure-toast.ts';
import { useSuccessToast } from '#shared/toasts/use-success-toast.ts';

/** Changes the account, then reloads what the page shows of it. Shows a toast of the result. */
export const useAccountChange = (failed: ClientErrorCode, reload: () => Promise<unknown>) => {
  const notifySuccess = useSuccessToast('account-form');
  const showFailure = useFailureToast(failed);
  const [isBusy, setBusy] = useState(false);

  const change = async (act: () => Promise<unknown>, done: SuccessCode): Promise<void> => {
    setBusy(true);
    try {
      await act();
      await notifySuccess(done);
      await reload();
    } catch (failure) {
      await showFailure(failure);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, change };
};
