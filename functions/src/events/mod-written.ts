import type { Mod } from '@bigorna/domain/entities/mod';
import { startMissedUpdateFanOut, startNewModFanOut } from '../members/notifications/start-fan-out.ts';
import { type DocumentWrite, onWritten, type WriteHandler } from './parse-write.ts';

interface ModWritten extends DocumentWrite<Mod> {
  readonly modId: string;
}

const becameApproved = ({ before, after }: ModWritten): boolean =>
  before?.status !== 'approved' && after?.status === 'approved';

const MOD_HANDLERS: readonly WriteHandler<ModWritten>[] = [
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

export const modWritten = onWritten('modWritten', 'mods/{mod}', MOD_HANDLERS, ({ mod }) => ({ modId: mod }));
