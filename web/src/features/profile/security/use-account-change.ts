import type { ClientErrorCode, SuccessCode } from '@bigorna/domain/errors/codes';
import { useState } from 'react';
import { useFailureToast } from '#shared/forms/use-failure-toast.ts';
import { useSuccessToast } from '#shared/toasts/use-success-toast.ts';

/**
 * Changes the account and shows a toast of the result. Then reloads what the page shows of the account, also after a
 * failure: the change may have happened elsewhere.
 */
export const useAccountChange = (failed: ClientErrorCode, reload: () => Promise<unknown>) => {
  const notifySuccess = useSuccessToast('account-form');
  const showFailure = useFailureToast(failed);
  const [isBusy, setBusy] = useState(false);

  const change = async (act: () => Promise<unknown>, done: SuccessCode): Promise<void> => {
    setBusy(true);
    try {
      await act();
      await notifySuccess(done);
    } catch (failure) {
      await showFailure(failure);
    }
    try {
      await reload();
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, change };
};
