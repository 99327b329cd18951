import type { Portal } from '../portal.ts';
import { send } from '../send.ts';
import type { Shot } from './mix.ts';
import type { Tally } from './tally.ts';

const EXPECTED = [200];

/** Makes a call, notes how it went, and makes the one that follows from it. */
export const fire = async (portal: Portal, shot: Shot, intendedAt: number, tally: Tally): Promise<void> => {
  const { kind, method, target, headers, body, counts, expects = EXPECTED } = shot;
  try {
    const { status, text } = await send({ url: portal.url, method, target, headers, body });
    tally.note(kind, status, intendedAt, performance.now());
    if (!expects.includes(status)) return tally.surprise(kind, status, text);
    if (counts !== undefined) tally.count(counts);
    if (shot.next !== undefined) await fire(portal, shot.next(text), performance.now(), tally);
  } catch (error) {
    tally.note(kind, 0, intendedAt, performance.now());
    tally.surprise(kind, 0, String(error));
  }
};
