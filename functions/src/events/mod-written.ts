import type { Mod } from '@bigorna/domain/entities/mod';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { startMissedUpdateFanOut, startNewModFanOut } from '../members/notifications/start-fan-out.ts';
import {
  type DocumentWrite,
  getTriggerOptions,
  parseWrittenDocument,
  runHandlers,
  type WriteHandler,
} from './parse-write.ts';

export interface ModWritten extends DocumentWrite<Mod> {
  readonly modId: string;
}

const becameApproved = ({ before, after }: ModWritten): boolean =>
  before?.status !== 'approved' && after?.status === 'approved';

export const MOD_HANDLERS: readonly WriteHandler<ModWritten>[] = [
  {
    name: 'newMod',
    handle: async (written) => {
      if (becameApproved(written)) await startNewModFanOut(written.modId);
    },
  },
  {
    name: 'modUpdate',
    handle: async (written) => {
      if (becameApproved(written)) await startMissedUpdateFanOut(written.modId);
    },
  },
];

export const modWritten = onDocumentWritten(
  { ...getTriggerOptions('modWritten'), document: 'mods/{mod}' },
  ({ params: { mod }, data }) => runHandlers(MOD_HANDLERS, { modId: mod, ...parseWrittenDocument('mods/{mod}', data) }),
);
