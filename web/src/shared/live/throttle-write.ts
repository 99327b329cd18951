import { readStorage, writeStorage } from '@bigorna/client/storage';
import { FLOOD_INTERVAL_MS, type FloodKind } from '@bigorna/domain/limits';
import { withLock } from '#shared/browser/with-lock.ts';
import { WriteFailure } from './write-failure.ts';

const KEY_PREFIX = 'memberStamps';

/** Kinds of writes that wait instead of failing if they are early, because each such write is only one click. */
const QUEUED: ReadonlySet<FloodKind> = new Set(['favorites', 'ratings', 'votes', 'useful']);

/** Tolerance for clock differences: the server's clock decides. */
const MARGIN_MS = 200;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const stampKey = (uid: string, kind: FloodKind): string => `${KEY_PREFIX}:${uid}:${kind}`;

/** Time of this browser's last write, in any tab. If storage is refused, the rules deny early writes of other tabs. */
const readLastWrite = (key: string): number => Number(readStorage(key) ?? 0);

const storeLastWrite = (key: string): void => writeStorage(key, String(Date.now()));

const isDenied = (error: unknown): boolean => error instanceof WriteFailure && error.code === 'denied';

/** Remaining wait before the next write. Never longer than the interval, even if the clock is wrong. */
const getRemainingMs = (last: number, kind: FloodKind): number =>
  Math.min(FLOOD_INTERVAL_MS[kind], Math.max(0, last + FLOOD_INTERVAL_MS[kind] - Date.now()));

const waitOrReject = async (ms: number, kind: FloodKind): Promise<void> => {
  if (ms <= 0) return;
  if (!QUEUED.has(kind)) throw new WriteFailure('too_fast', { waitMs: ms });
  await wait(ms + MARGIN_MS);
};

/**
 * Sends a write once the interval of its kind has passed since the member's last write. Kinds that do not wait reject
 * early writes. If the rules deny the write, another device may have written just before. Then the write is retried
 * once, or rejected with the remaining wait.
 *
 * @param stampedAt reads the member's last write of this kind from the server.
 */
export const throttleWrite = (
  uid: string,
  kind: FloodKind,
  send: () => Promise<void>,
  stampedAt: () => Promise<number>,
): Promise<void> => {
  const key = stampKey(uid, kind);
  return withLock(key, async () => {
    await waitOrReject(getRemainingMs(readLastWrite(key), kind), kind);
    try {
      await send();
    } catch (error) {
      const waitMs = isDenied(error) ? getRemainingMs(await stampedAt().catch(() => 0), kind) : 0;
      if (waitMs === 0) throw error;
      await waitOrReject(waitMs, kind);
      await send();
    }
    storeLastWrite(key);
  });
};
