import { listInitialGameVersions } from '@bigorna/domain/game-versions';
import { FieldValue } from 'firebase-admin/firestore';
import type { Creation } from './migration.ts';

/**
 * Lists the game versions that used to be part of the program, and those published since. Until this migration has run,
 * a range in an archive's manifest stands for no version, and forms offer only versions that releases name. A portal that
 * runs it later gets the list of that day.
 */
export const gameVersions: Creation = {
  id: '0006-game-versions',
  what: 'the game versions that forms and filters offer are documents',
  documents: () =>
    new Map(
      listInitialGameVersions().map(({ id, fields }) => [
        `game_versions/${id}`,
        { ...fields, updated_at: FieldValue.serverTimestamp() },
      ]),
    ),
};
