import type { Inspection } from '@bigorna/domain/endpoints/admin/releases.schemas';
import { useState } from 'react';
import { parseFailure } from '#shared/actions/use-staff-mutation.tsx';
import { callStaffApi } from '#shared/data/call-staff-api.ts';
import { useUpload } from '#shared/uploads/use-upload.ts';

type State =
  | { phase: 'none' | 'checking' }
  | { phase: 'checked'; inspection: Inspection }
  /** The upload succeeded; only the inspection must be retried. `message` is null if the API did not respond. */
  | { phase: 'failed'; message: string | null; slot: string; name: string };

/**
 * Uploads an archive to the quarantine and starts its inspection.
 *
 * @param mod id of the release's mod; undefined for the file of a new mod
 */
export const useInspection = (mod: string | undefined) => {
  const uploading = useUpload();
  const [state, setState] = useState<State>({ phase: 'none' });
  const inspect = async (slot: string, name: string): Promise<Inspection | undefined> => {
    setState({ phase: 'checking' });
    try {
      const body = { file_name: name, ...(mod ? { mod } : {}) };
      const { data } = await callStaffApi('inspectUpload', { params: { slot }, body });
      setState({ phase: 'checked', inspection: data });
      return data;
    } catch (error) {
      setState({ phase: 'failed', message: parseFailure(error)?.message ?? null, slot, name });
      return undefined;
    }
  };
  const send = async (file: File) => {
    setState({ phase: 'none' });
    const slot = await uploading.upload(file);
    return slot === undefined ? undefined : inspect(slot, file.name);
  };
  return { uploading, state, send, inspect };
};
