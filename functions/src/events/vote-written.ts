import type { Vote } from '@bigorna/domain/entities/member';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { requestRecount } from '../counters/request-recount.ts';
import {
  type DocumentWrite,
  getTriggerOptions,
  parseWrittenDocument,
  runHandlers,
  type WriteHandler,
} from './parse-write.ts';

export interface VoteWritten extends DocumentWrite<Vote> {
  readonly uid: string;
  readonly modId: string;
  readonly releaseId: string;
}

export const VOTE_HANDLERS: readonly WriteHandler<VoteWritten>[] = [
  { name: 'counters', handle: ({ modId, releaseId }) => requestRecount('votes', modId, releaseId) },
];

export const voteWritten = onDocumentWritten(
  { ...getTriggerOptions('voteWritten'), document: 'mods/{mod}/releases/{release}/votes/{uid}' },
  ({ params: { mod, release, uid }, data }) =>
    runHandlers(VOTE_HANDLERS, {
      uid,
      modId: mod,
      releaseId: release,
      ...parseWrittenDocument('mods/{mod}/releases/{release}/votes/{uid}', data),
    }),
);
