import type { Release } from '@bigorna/domain/entities/release';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { tellUpdate } from '../notifications/begin-fan-out.ts';
import { type Follower, followAll, onWrite, type Written } from './on-written.ts';
import { writtenDocument } from './written-document.ts';

export interface ReleaseWritten extends Written<Release> {
  readonly modId: string;
  readonly releaseId: string;
}

const becameClear = ({ before, after }: ReleaseWritten): boolean =>
  before?.verdict !== 'clear' && after?.verdict === 'clear';

/** What follows when a release was made or changed. */
export const RELEASE_FOLLOWERS: readonly Follower<ReleaseWritten>[] = [
  {
    name: 'modUpdate',
    follow: async (written) => {
      if (becameClear(written)) await tellUpdate(written.modId, written.releaseId);
    },
  },
];

export const releaseWritten = onDocumentWritten(
  { ...onWrite('releaseWritten'), document: 'mods/{mod}/releases/{release}' },
  ({ params: { mod, release }, data }) =>
    followAll(RELEASE_FOLLOWERS, {
      modId: mod,
      releaseId: release,
      ...writtenDocument('mods/{mod}/releases/{release}', data),
    }),
);
