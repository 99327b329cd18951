import type { Mod } from '@bigorna/domain/entities/mod';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { tellNewMod, tellUpdateMeanwhile } from '../notifications/begin-fan-out.ts';
import { type Follower, followAll, onWrite, type Written } from './on-written.ts';
import { writtenDocument } from './written-document.ts';

export interface ModWritten extends Written<Mod> {
  readonly modId: string;
}

const becameApproved = ({ before, after }: ModWritten): boolean =>
  before?.status !== 'approved' && after?.status === 'approved';

/** What follows when a mod's entry was made or changed. */
export const MOD_FOLLOWERS: readonly Follower<ModWritten>[] = [
  {
    name: 'newMod',
    follow: async (written) => {
      if (becameApproved(written)) await tellNewMod(written.modId);
    },
  },
  {
    name: 'modUpdate',
    follow: async (written) => {
      if (becameApproved(written)) await tellUpdateMeanwhile(written.modId);
    },
  },
];

export const modWritten = onDocumentWritten(
  { ...onWrite('modWritten'), document: 'mods/{mod}' },
  ({ params: { mod }, data }) => followAll(MOD_FOLLOWERS, { modId: mod, ...writtenDocument('mods/{mod}', data) }),
);
