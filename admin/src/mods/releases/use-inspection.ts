import type { Inspection } from '@bigorna/domain/endpoints/admin/releases';
import { useState } from 'react';
import { readFailure } from '../../acts/use-staff-act.tsx';
import { staffCall } from '../../data/staff-call.ts';
import { type Uploading, useUpload } from '../../uploads/use-upload.ts';

type State =
  | { phase: 'none' | 'checking' }
  | { phase: 'checked'; inspection: Inspection }
  /** The file has arrived; only the check has to be asked for again. `message` is null where the API did not answer. */
  | { phase: 'failed'; message: string | null; slot: string; name: string };

/** Sends an archive to the quarantine and has it checked. */
export const useInspection = (): {
  uploading: Uploading;
  state: State;
  send: (file: File) => Promise<Inspection | undefined>;
  check: (slot: string, name: string) => Promise<Inspection | undefined>;
} => {
  const uploading = useUpload();
  const [state, setState] = useState<State>({ phase: 'none' });
  const check = async (slot: string, name: string) => {
    setState({ phase: 'checking' });
    try {
      const { data } = await staffCall('inspectUpload', { params: { slot }, body: { file_name: name } });
      setState({ phase: 'checked', inspection: data });
      return data;
    } catch (error) {
      setState({ phase: 'failed', message: readFailure(error)?.message ?? null, slot, name });
      return undefined;
    }
  };
  const send = async (file: File) => {
    setState({ phase: 'none' });
    const slot = await uploading.upload(file);
    return slot === undefined ? undefined : check(slot, file.name);
  };
  return { uploading, state, send, check };
};
