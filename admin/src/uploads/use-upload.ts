import type { UploadTask } from 'firebase/storage';
import { useCallback, useEffect, useRef, useState } from 'react';
import { newSlot, startUpload } from './start-upload.ts';
import { isUnderWay, type UploadState } from './upload-state.ts';
import { useKeepPageOpen } from './use-keep-page-open.ts';
import { whyFailed } from './why-failed.ts';

/** So long without a byte is no slow line any more: the SDK tries again and again, and says nothing. */
const STALLED_MS = 15_000;

export interface Uploading {
  state: UploadState;
  /** Sends a file into the quarantine; answers its slot, or undefined where it was given up or failed (`state` says why). */
  upload: (file: File) => Promise<string | undefined>;
  pause: () => void;
  resume: () => void;
  cancel: () => void;
}

/** Sends files to the quarantine with progress. Without a connection it waits, and goes on by itself when there is one. */
export const useUpload = (): Uploading => {
  const [state, setState] = useState<UploadState>({ phase: 'idle' });
  const running = useRef<UploadTask | undefined>(undefined);
  /** Cancelled before the SDK was there to be told. */
  const givenUp = useRef(false);

  const upload = useCallback(async (file: File) => {
    const name = file.name;
    const slot = newSlot();
    givenUp.current = false;
    setState({ phase: 'sending', name, sent: 0, total: file.size });
    try {
      const { task } = await startUpload(file, slot);
      running.current = task;
      if (givenUp.current) task.cancel();
      task.on('state_changed', ({ state: now, bytesTransferred: sent, totalBytes: total }) => {
        const stopped = navigator.onLine ? 'paused' : 'offline';
        if (now === 'running' || now === 'paused')
          setState({ phase: now === 'running' ? 'sending' : stopped, name, sent, total });
      });
      // No event tells of a connection that was gone before.
      if (!navigator.onLine) task.pause();
      await task;
      setState({ phase: 'sent', name, total: file.size });
      return slot;
    } catch (error) {
      setState({ phase: 'failed', name, failure: await whyFailed(error) });
      return undefined;
    } finally {
      running.current = undefined;
    }
  }, []);

  useEffect(() => {
    if (state.phase !== 'sending') return;
    const timer = setTimeout(() => setState({ ...state, phase: 'stalled' }), STALLED_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const waits = state.phase === 'offline';
  useEffect(() => {
    const stop = () => running.current?.pause();
    const goOn = () => {
      if (waits) running.current?.resume();
    };
    addEventListener('offline', stop);
    addEventListener('online', goOn);
    return () => {
      removeEventListener('offline', stop);
      removeEventListener('online', goOn);
    };
  }, [waits]);
  useEffect(() => () => void running.current?.cancel(), []);
  useKeepPageOpen(isUnderWay(state));

  const cancel = useCallback(() => {
    givenUp.current = true;
    running.current?.cancel();
  }, []);
  return { state, upload, pause: () => running.current?.pause(), resume: () => running.current?.resume(), cancel };
};
