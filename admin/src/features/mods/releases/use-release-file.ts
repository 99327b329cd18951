import type { Inspection } from '@bigorna/domain/endpoints/admin/releases.schemas';
import type { StaffMod } from '@bigorna/domain/endpoints/admin/staff-mod.schemas';
import { useState } from 'react';
import { callStaffApi } from '#shared/data/call-staff-api.ts';
import { isInProgress } from '#shared/uploads/upload-state.ts';
import { matchDependencies } from './match-dependencies.ts';
import { toReleaseForm } from './to-release-form.ts';
import { useInspection } from './use-inspection.ts';

/** An inspected file with the form's default values. */
export interface ReadyFile {
  inspection: Inspection;
  values: object;
  /** Dependencies without a matching mod. */
  unknown: readonly string[];
}

const CANDIDATES = JSON.stringify([0, 9]);

const searchMods = async (name: string) => {
  const query = { filter: JSON.stringify({ q: name.replace(/[_-]+/g, ' ') }), range: CANDIDATES };
  const { data } = await callStaffApi('adminListMods', { query });
  return data;
};

/**
 * Uploads, inspects and reads a release file.
 *
 * @param mod the release's mod; undefined for the first file of a new mod
 */
export const useReleaseFile = (mod?: StaffMod) => {
  const { uploading, state, send, inspect } = useInspection(mod?.id);
  const [ready, setReady] = useState<ReadyFile | null>(null);
  const applyInspection = async (inspection: Inspection | undefined): Promise<ReadyFile | undefined> => {
    if (inspection?.verdict !== 'clear') return undefined;
    const dependencies = inspection.fields.dependencies;
    // If the search fails, leave the dependencies empty. Staff can add them by hand.
    const { found, unknown } = await matchDependencies(dependencies, searchMods).catch(() => ({
      found: [],
      unknown: dependencies.map(({ mod_id }) => mod_id),
    }));
    const content_type = mod?.content_type ?? inspection.content_type ?? 'mod';
    const values = { ...toReleaseForm(inspection, { content_type }), dependencies: found };
    const readyFile = { inspection, values, unknown };
    setReady(readyFile);
    return readyFile;
  };
  return {
    uploading,
    state,
    ready,
    /** Uploading or being inspected. */
    isBusy: isInProgress(uploading.state) || state.phase === 'checking',
    takeFile: async (file: File) => {
      setReady(null);
      return applyInspection(await send(file));
    },
    checkAgain: async (slot: string, name: string) => applyInspection(await inspect(slot, name)),
  };
};
export type ReleaseFile = ReturnType<typeof useReleaseFile>;
