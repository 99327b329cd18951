import type { Achievement } from '@bigorna/domain/achievements';
import { logger } from 'firebase-functions';
import { chunks } from '../platform/chunks.ts';
import { isOutOfReach } from '../platform/firestore.ts';
import { bringUpToDate } from './progress.ts';

const AT_ONCE = 10;

/** One whose documents are amiss is told, and keeps nobody from theirs; a database out of reach ends the work. */
const attend = async (uid: string, table: readonly Achievement[]): Promise<void> => {
  try {
    await bringUpToDate(uid, table);
  } catch (error) {
    if (isOutOfReach(error)) throw error;
    logger.error('achievements of a member not brought up to date', { uid, error: String(error) });
  }
};

/** Brings some achievements of some members up to date. */
export const attendTo = async (uids: readonly string[], table: readonly Achievement[]): Promise<void> => {
  for (const some of chunks(uids, AT_ONCE)) await Promise.all(some.map((uid) => attend(uid, table)));
};
