import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { INITIAL_GAME_VERSIONS } from '@bigorna/domain/game-versions';
import { withTempFolder } from '../../../platform/with-temp-folder.ts';
import type { Blocklist } from '../blocklist.ts';
import { inspectArchive } from '../inspect-archive.ts';

/** Inspects the bytes of an archive, as after an upload. */
export const inspectBytes = (bytes: Uint8Array, fileName = 'mod.jar', blocked: Blocklist = new Map()) =>
  withTempFolder(async (folder) => {
    const path = join(folder, 'archive');
    await writeFile(path, bytes);
    return inspectArchive({ path, fileName, size: bytes.length, blocked, versions: INITIAL_GAME_VERSIONS });
  });
