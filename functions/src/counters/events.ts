import { type CountableEvent, MOD_TOUCHES, type ModTouch } from '@bigorna/domain/entities/counting';
import { DAY_MS, EVENT_DAYS } from '@bigorna/domain/limits';
import { dayOf } from '@bigorna/domain/trending';
import { slotOf } from './slots.ts';

/** An event that says only that something is due to be recounted. */
export type Touch = Extract<CountableEvent, { kind: ModTouch }>;
/** An event that counts by itself. */
export type Counted = Exclude<CountableEvent, Touch>;

export const isTouch = (event: CountableEvent): event is Touch => MOD_TOUCHES.some((kind) => kind === event.kind);

/** What happened, without when. */
type Timeless<E> = E extends CountableEvent ? Omit<E, 'day' | 'slot' | 'at' | 'expires_at'> : never;
export type Countable = Timeless<Counted>;

const happenedIn = (slot: string, at: Date) => ({
  day: dayOf(at),
  slot,
  at,
  expires_at: new Date(at.getTime() + EVENT_DAYS * DAY_MS),
});

/**
 * One countable event: its day (UTC), and the slot that a roll-up reads at once.
 *
 * @param who a hash of `visitor.ts`, the same as in its id: what is kept for weeks names nobody
 */
export const eventOf = (what: Countable, who: string, at: Date): Counted => ({
  ...what,
  ...happenedIn(slotOf(who, at), at),
});

/** What of an event makes it another one; a release's id says nothing without its mod's. */
const subjectOf = (event: Counted): string[] => {
  if ('ad_id' in event) return [event.ad_id];
  return event.release_id === null ? [event.mod_id] : [event.mod_id, event.release_id];
};

/** The id that makes an event count once a day: kind, who, what, day. */
export const eventId = (event: Counted, who: string): string =>
  [event.kind, who, ...subjectOf(event), event.day].join('_');

/** A touch at a moment. All of a mod are in one partition, so that its figures are written once a stretch of time. */
export const touchOf = (what: Timeless<Touch>, at: Date): Touch => ({
  ...what,
  ...happenedIn(slotOf(what.mod_id, at), at),
});

/** The id that makes a touch be there once in its slot. */
export const touchId = ({ kind, mod_id, release_id, slot }: Touch): string =>
  [kind, mod_id, ...(release_id === null ? [] : [release_id]), slot].join('_');
