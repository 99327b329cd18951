import { type CountableEvent, RECOUNT_KINDS, type RecountKind } from '@bigorna/domain/entities/counting';
import { DAY_MS, EVENT_DAYS } from '@bigorna/domain/limits';
import { toDay } from '@bigorna/domain/trending';
import { getSlot } from './slots.ts';

/** An event that requests a recount and adds nothing itself. */
export type RecountRequest = Extract<CountableEvent, { kind: RecountKind }>;
/** An event that adds to a count. */
export type CountEvent = Exclude<CountableEvent, RecountRequest>;

export const isRecountRequest = (event: CountableEvent): event is RecountRequest =>
  RECOUNT_KINDS.some((kind) => kind === event.kind);

type WithoutTime<E> = E extends CountableEvent ? Omit<E, 'day' | 'slot' | 'at' | 'expires_at'> : never;
export type Countable = WithoutTime<CountEvent>;

const getTimestamps = (slot: string, at: Date) => ({
  day: toDay(at),
  slot,
  at,
  expires_at: new Date(at.getTime() + EVENT_DAYS * DAY_MS),
});

/**
 * Creates a countable event with its day (UTC) and its roll-up slot.
 *
 * @param who visitor hash of `visitor.ts`, which is also in the event id. It must not identify anybody, because events
 * are stored for weeks
 */
export const toCountEvent = (what: Countable, who: string, at: Date): CountEvent => ({
  ...what,
  ...getTimestamps(getSlot(who, at), at),
});

/** Ids of the event's subject. A release id is unique only within its mod. */
const getSubjectIds = (event: CountEvent): string[] => {
  if ('ad_id' in event) return [event.ad_id];
  return event.release_id === null ? [event.mod_id] : [event.mod_id, event.release_id];
};

/** Document id that counts an event once per day: kind, visitor, subject, day. */
export const getEventId = (event: CountEvent, who: string): string =>
  [event.kind, who, ...getSubjectIds(event), event.day].join('_');

/** Creates a recount request. All requests of a mod share a partition, so its counts are written once per slot. */
export const toRecountRequest = (what: WithoutTime<RecountRequest>, at: Date): RecountRequest => ({
  ...what,
  ...getTimestamps(getSlot(what.mod_id, at), at),
});

/** Document id of a request. It allows one request per kind, subject and slot. */
export const getRecountRequestId = ({ kind, mod_id, release_id, slot }: RecountRequest): string =>
  [kind, mod_id, ...(release_id === null ? [] : [release_id]), slot].join('_');
