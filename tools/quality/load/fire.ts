import type { Portal } from '../portal.ts';
import { send } from '../send.ts';
import { NO_OP_STATUS, type Shot } from './mix.ts';
import type { Tally } from './tally.ts';

/** Makes a call, notes how it went, and makes the one that follows from it. */
export const fire = async (portal: Portal, shot: Shot, intendedAt: number, tally: Tally): Promise<void> => {
  const { kind, method, target, headers, body, counts } = shot;
  try {
    const { status, text } = await send({ url: portal.url, method, target, headers, body });
    tally.note(kind, status, intendedAt, performance.now());
    if (status >= 400 && !(kind === 'no-op' && status === NO_OP_STATUS)) return tally.refuse(kind, `${status} ${text}`);
    if (counts !== undefined) tally.count(counts);
    if (shot.next !== undefined) await fire(portal, shot.next(text), performance.now(), tally);
  } catch (error) {
    tally.note(kind, 0, intendedAt, performance.now());
    tally.refuse(kind, String(error));
  }
};
