import type { CountableEvent } from '@bigorna/domain/entities/portal';
import { DAY_MS, EVENT_DAYS } from '@bigorna/domain/limits';
import { dayOf } from '@bigorna/domain/trending';
import { slotOf } from './slots.ts';

/** What happened, without when. */
export type Countable<E = CountableEvent> = E extends CountableEvent
  ? Omit<E, 'day' | 'slot' | 'at' | 'expires_at'>
  : never;

/**
 * One countable event: its day (UTC), and the slot that a roll-up reads at once.
 *
 * @param who a hash of `visitor.ts`, the same as in its id: what is kept for weeks names nobody
 */
export const eventOf = (what: Countable, who: string, at: Date): CountableEvent => ({
  ...what,
  day: dayOf(at),
  slot: slotOf(who, at),
  at,
  expires_at: new Date(at.getTime() + EVENT_DAYS * DAY_MS),
});

/** What of an event makes it another one; a release's id says nothing without its mod's. */
const subjectOf = (event: CountableEvent): string[] => {
  if ('ad_id' in event) return [event.ad_id];
  return event.release_id === null ? [event.mod_id] : [event.mod_id, event.release_id];
};

/** The id that makes an event count once a day: kind, who, what, day. */
export const eventId = (event: CountableEvent, who: string): string =>
  [event.kind, who, ...subjectOf(event), event.day].join('_');
