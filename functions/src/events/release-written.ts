import type { Release } from '@bigorna/domain/entities/release';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { startUpdateFanOut } from '../members/notifications/start-fan-out.ts';
import {
  type DocumentWrite,
  getTriggerOptions,
  parseWrittenDocument,
  runHandlers,
  type WriteHandler,
} from './parse-write.ts';

export interface ReleaseWritten extends DocumentWrite<Release> {
  readonly modId: string;
  readonly releaseId: string;
}

const becameClear = ({ before, after }: ReleaseWritten): boolean =>
  before?.verdict !== 'clear' && after?.verdict === 'clear';

export const RELEASE_HANDLERS: readonly WriteHandler<ReleaseWritten>[] = [
  {
    name: 'modUpdate',
    handle: async (written) => {
      if (becameClear(written)) await startUpdateFanOut(written.modId, written.releaseId);
    },
  },
];

export const releaseWritten = onDocumentWritten(
  { ...getTriggerOptions('releaseWritten'), document: 'mods/{mod}/releases/{release}' },
  ({ params: { mod, release }, data }) =>
    runHandlers(RELEASE_HANDLERS, {
      modId: mod,
      releaseId: release,
      ...parseWrittenDocument('mods/{mod}/releases/{release}', data),
    }),
);
