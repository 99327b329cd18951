import { userEndpoints } from '@bigorna/domain/endpoints/user';
import { useState } from 'react';
import { useFailureToast } from '#shared/forms/use-failure-toast.ts';
import type { OwnDataAccess } from './own-data-access.ts';

/** Time for the browser to start saving before the object URL is revoked. */
const REVOKE_DELAY_MS = 60_000;

const saveToDisk = (file: File): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_DELAY_MS);
};

/** Downloads all data of the account under the server's file name; one download at a time. */
export const useExport = ({ file }: OwnDataAccess) => {
  const notifyFailure = useFailureToast('export_failed');
  const [state, setState] = useState<'idle' | 'busy' | 'done'>('idle');
  const [failure, setFailure] = useState<string>();
  const run = async (): Promise<void> => {
    if (state === 'busy') return;
    setState('busy');
    setFailure(undefined);
    try {
      saveToDisk(await file(userEndpoints, 'exportUser', {}));
      setState('done');
    } catch (error) {
      setState('idle');
      setFailure(await notifyFailure(error));
    }
  };
  return { state, failure, run };
};
