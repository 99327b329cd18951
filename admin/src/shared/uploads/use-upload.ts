import type { UploadTask } from 'firebase/storage';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useUnloadGuard } from '#shared/unsaved-guard/use-unload-guard.ts';
import { explainUploadFailure } from './explain-upload-failure.ts';
import { createSlot, startUpload } from './start-upload.ts';
import { isInProgress, type UploadState } from './upload-state.ts';
import { useOfflinePause } from './use-offline-pause.ts';

/** Without progress for this long, the service counts as unresponsive. The SDK retries without an event. */
const STALLED_MS = 15_000;

export interface Uploading {
  state: UploadState;
  /**
   * Uploads a file to the quarantine. Returns its slot, or undefined if the upload was canceled or failed (see
   * `state`).
   */
  upload: (file: File) => Promise<string | undefined>;
  pause: () => void;
  resume: () => void;
  cancel: () => void;
}

/** Uploads files to the quarantine with progress. Pauses while offline and resumes automatically. */
export const useUpload = (): Uploading => {
  const [state, setState] = useState<UploadState>({ phase: 'idle' });
  const running = useRef<UploadTask | undefined>(undefined);
  const { pauseIfOffline, isOfflinePause } = useOfflinePause(running, state.phase === 'offline');
  /** Whether the user canceled, perhaps before the SDK was loaded. */
  const isCanceled = useRef(false);

  const upload = useCallback(
    async (file: File) => {
      const name = file.name;
      const slot = createSlot();
      isCanceled.current = false;
      setState({ phase: 'sending', name, sent: 0, total: file.size });
      try {
        const { task } = await startUpload(file, slot);
        running.current = task;
        if (isCanceled.current) task.cancel();
        task.on('state_changed', ({ state: taskState, bytesTransferred: sent, totalBytes: total }) => {
          const pausedPhase = isOfflinePause.current ? 'offline' : 'paused';
          if (taskState === 'running' || taskState === 'paused')
            setState({ phase: taskState === 'running' ? 'sending' : pausedPhase, name, sent, total });
        });
        // If the connection was lost before, no `offline` event follows.
        void pauseIfOffline();
        await task;
        setState({ phase: 'sent', name, total: file.size });
        return slot;
      } catch (error) {
        setState({ phase: 'failed', name, failure: await explainUploadFailure(error) });
        return undefined;
      } finally {
        running.current = undefined;
      }
    },
    [pauseIfOffline, isOfflinePause],
  );

  useEffect(() => {
    if (state.phase !== 'sending') return;
    const timer = setTimeout(() => setState({ ...state, phase: 'stalled' }), STALLED_MS);
    return () => clearTimeout(timer);
  }, [state]);
  useEffect(() => () => void running.current?.cancel(), []);
  useUnloadGuard(isInProgress(state));

  const cancel = useCallback(() => {
    isCanceled.current = true;
    running.current?.cancel();
  }, []);
  const pause = () => {
    isOfflinePause.current = false;
    running.current?.pause();
  };
  return { state, upload, pause, resume: () => running.current?.resume(), cancel };
};
