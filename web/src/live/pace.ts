import { FLOOD_INTERVAL_MS, type FloodKind } from '@bigorna/domain/limits';
import { WriteFailure } from '#session/live/write-failure.ts';

const STORED = 'memberStamps';

/** Kinds of which one more soon after another is waited for: each is a click. */
const QUEUED: ReadonlySet<FloodKind> = new Set(['favorites', 'ratings', 'votes']);

/** For the clock of the server, which counts. */
const MARGIN_MS = 200;

export const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const stampKey = (uid: string, kind: FloodKind): string => `${STORED}:${uid}:${kind}`;
const held = new Map<string, number>();

/** When this browser last wrote, in any tab. Kept for the page where the browser keeps nothing. */
const lastWrite = (key: string): number => {
  try {
    return Number(localStorage.getItem(key) ?? 0);
  } catch {
    return held.get(key) ?? 0;
  }
};

const keepLastWrite = (key: string): void => {
  const now = Date.now();
  held.set(key, now);
  try {
    localStorage.setItem(key, String(now));
  } catch {
    // Held for this page; the rules stop what another tab sends too early.
  }
};

/** Runs one at a time in all tabs of the browser. */
const alone = <Answer>(name: string, act: () => Promise<Answer>): Promise<Answer> =>
  'locks' in navigator ? navigator.locks.request(name, act) : act();

const isRefusal = (error: unknown): boolean => error instanceof WriteFailure && error.code === 'denied';

/** A clock that runs wrong makes nobody wait longer than the interval. */
const remaining = (last: number, kind: FloodKind): number =>
  Math.min(FLOOD_INTERVAL_MS[kind], Math.max(0, last + FLOOD_INTERVAL_MS[kind] - Date.now()));

const waitOrRefuse = async (ms: number, kind: FloodKind): Promise<void> => {
  if (ms <= 0) return;
  if (!QUEUED.has(kind)) throw new WriteFailure('too_fast', { waitMs: ms });
  await wait(ms + MARGIN_MS);
};

/**
 * Sends a write as soon as the interval of its kind has passed since the member's former one. Refused all the same, it may
 * have come too soon after a write of another device: then it is sent once more, or told to wait.
 *
 * @param stampedAt when the member last wrote this kind, as the server says.
 */
export const paced = (
  uid: string,
  kind: FloodKind,
  send: () => Promise<void>,
  stampedAt: () => Promise<number>,
): Promise<void> => {
  const key = stampKey(uid, kind);
  return alone(key, async () => {
    await waitOrRefuse(remaining(lastWrite(key), kind), kind);
    try {
      await send();
    } catch (error) {
      const early = isRefusal(error) ? remaining(await stampedAt().catch(() => 0), kind) : 0;
      if (early === 0) throw error;
      await waitOrRefuse(early, kind);
      await send();
    }
    keepLastWrite(key);
  });
};
