import { useState } from 'react';
import { useAuthorizedFile } from '#session/use-authorized-fetch.ts';
import { useFailureToast } from './use-failure-toast.ts';

/** How long the browser may take to begin saving before the file's address is taken back. */
const SAVED_MS = 60_000;

const saveToDisk = (file: File): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), SAVED_MS);
};

/** Fetches all that the portal keeps of the member and saves it under the server's file name; once at a time. */
export const useExport = () => {
  const file = useAuthorizedFile();
  const tellFailure = useFailureToast('export_failed');
  const [state, setState] = useState<'idle' | 'busy' | 'done'>('idle');
  const [refusal, setRefusal] = useState<string>();
  const run = async (): Promise<void> => {
    if (state === 'busy') return;
    setState('busy');
    setRefusal(undefined);
    try {
      saveToDisk(await file({ path: '/user/export' }));
      setState('done');
    } catch (error) {
      setState('idle');
      setRefusal(await tellFailure(error));
    }
  };
  return { state, refusal, run };
};
