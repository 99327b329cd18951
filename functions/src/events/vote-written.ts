import type { Vote } from '@bigorna/domain/entities/member';
import { requestRecount } from '../counters/request-recount.ts';
import { type DocumentWrite, onWritten, type WriteHandler } from './parse-write.ts';

export interface VoteWritten extends DocumentWrite<Vote> {
  readonly uid: string;
  readonly modId: string;
  readonly releaseId: string;
}

export const VOTE_HANDLERS: readonly WriteHandler<VoteWritten>[] = [
  { name: 'counters', handle: ({ modId, releaseId }) => requestRecount('votes', modId, releaseId) },
];

export const voteWritten = onWritten(
  'voteWritten',
  'mods/{mod}/releases/{release}/votes/{uid}',
  VOTE_HANDLERS,
  ({ mod, release, uid }) => ({ uid, modId: mod, releaseId: release }),
);
