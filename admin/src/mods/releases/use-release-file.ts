import type { Inspection } from '@bigorna/domain/endpoints/admin/releases';
import type { StaffMod } from '@bigorna/domain/endpoints/admin/staff-mod';
import { useState } from 'react';
import { staffCall } from '../../data/staff-call.ts';
import { isUnderWay } from '../../uploads/upload-state.ts';
import { formFromArchive } from './form-from-archive.ts';
import { matchDependencies } from './match-dependencies.ts';
import { useInspection } from './use-inspection.ts';

/** A checked file that a release can be made of, and what the form begins with. */
export interface ReadyFile {
  inspection: Inspection;
  values: object;
  /** Dependencies of the archive that are no mods of the portal. */
  unknown: readonly string[];
}

const CANDIDATES = JSON.stringify([0, 9]);

const searchMods = async (name: string) => {
  const query = { filter: JSON.stringify({ q: name.replace(/[_-]+/g, ' ') }), range: CANDIDATES };
  const { data } = await staffCall('adminListMods', { query });
  return data;
};

/** Takes a file on its way into a release: sent, checked, read. */
export const useReleaseFile = (mod: StaffMod) => {
  const { uploading, state, send, check } = useInspection();
  const [ready, setReady] = useState<ReadyFile | null>(null);
  const read = async (inspection: Inspection | undefined) => {
    if (inspection?.verdict !== 'clear') return;
    const named = inspection.fields.dependencies;
    // Without an answer the form is filled in without them: they can be chosen by hand.
    const { found, unknown } = await matchDependencies(named, searchMods).catch(() => ({
      found: [],
      unknown: named.map(({ mod_id }) => mod_id),
    }));
    setReady({ inspection, values: { ...formFromArchive(inspection, mod), dependencies: found }, unknown });
  };
  return {
    uploading,
    state,
    ready,
    /** On its way, or being checked. */
    busy: isUnderWay(uploading.state) || state.phase === 'checking',
    take: async (file: File) => {
      setReady(null);
      await read(await send(file));
    },
    checkAgain: async (slot: string, name: string) => read(await check(slot, name)),
  };
};
export type ReleaseFile = ReturnType<typeof useReleaseFile>;
