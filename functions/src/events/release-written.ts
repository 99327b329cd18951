import type { Release } from '@bigorna/domain/entities/release';
import { startUpdateFanOut } from '../members/notifications/start-fan-out.ts';
import { type DocumentWrite, onWritten, type WriteHandler } from './parse-write.ts';

interface ReleaseWritten extends DocumentWrite<Release> {
  readonly modId: string;
  readonly releaseId: string;
}

const becameClear = ({ before, after }: ReleaseWritten): boolean =>
  before?.verdict !== 'clear' && after?.verdict === 'clear';

const RELEASE_HANDLERS: readonly WriteHandler<ReleaseWritten>[] = [
  {
    name: 'modUpdate',
    handle: async (written) => {
      if (becameClear(written)) await startUpdateFanOut(written.modId, written.releaseId);
    },
  },
];

export const releaseWritten = onWritten(
  'releaseWritten',
  'mods/{mod}/releases/{release}',
  RELEASE_HANDLERS,
  ({ mod, release }) => ({ modId: mod, releaseId: release }),
);
