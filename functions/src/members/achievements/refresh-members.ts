import type { Achievement } from '@bigorna/domain/achievements';
import { logger } from 'firebase-functions';
import { splitIntoChunks } from '../../platform/chunks.ts';
import { isTransientError } from '../../platform/firestore.ts';
import { refreshProgress } from './refresh-progress.ts';

const AT_ONCE = 10;

/** Logs a member with invalid documents and continues. A transient database error ends the run. */
const refreshMember = async (uid: string, table: readonly Achievement[]): Promise<void> => {
  try {
    await refreshProgress(uid, table);
  } catch (error) {
    if (isTransientError(error)) throw error;
    logger.error('achievements of a member not brought up to date', { uid, error: String(error) });
  }
};

/** Updates the achievements in `table` for the given members. */
export const refreshMembers = async (uids: readonly string[], table: readonly Achievement[]): Promise<void> => {
  for (const some of splitIntoChunks(uids, AT_ONCE)) await Promise.all(some.map((uid) => refreshMember(uid, table)));
};
