import type { Vote } from '@bigorna/domain/entities/member';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { touch } from '../counters/touch.ts';
import { type Follower, followAll, onWrite, type Written } from './on-written.ts';
import { writtenDocument } from './written-document.ts';

export interface VoteWritten extends Written<Vote> {
  readonly uid: string;
  readonly modId: string;
  readonly releaseId: string;
}

/** What follows when a member said whether a release works, changed their mind, or went. */
export const VOTE_FOLLOWERS: readonly Follower<VoteWritten>[] = [
  { name: 'counters', follow: ({ modId, releaseId }) => touch('votes', modId, releaseId) },
];

export const voteWritten = onDocumentWritten(
  { ...onWrite('voteWritten'), document: 'mods/{mod}/releases/{release}/votes/{uid}' },
  ({ params: { mod, release, uid }, data }) =>
    followAll(VOTE_FOLLOWERS, {
      uid,
      modId: mod,
      releaseId: release,
      ...writtenDocument('mods/{mod}/releases/{release}/votes/{uid}', data),
    }),
);
