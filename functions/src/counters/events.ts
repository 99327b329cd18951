import { createHash } from 'node:crypto';
import type { CountableEvent } from '@bigorna/domain/entities/portal';

/** Spreads one minute's events over several index ranges, so that none is written too fast. */
const PARTITIONS = 8;

interface Countable {
  readonly kind: CountableEvent['kind'];
  readonly modId: string;
  readonly releaseId: string | null;
}

const slotOf = (who: string, at: Date): string => {
  const partition = (createHash('sha256').update(who).digest()[0] ?? 0) % PARTITIONS;
  return `${partition}-${at.toISOString().slice(0, 16)}`;
};

/** One countable event: its day (UTC), and the slot of one minute that a roll-up reads at once. */
export const eventOf = ({ kind, modId, releaseId }: Countable, who: string, at: Date): CountableEvent => ({
  kind,
  mod_id: modId,
  release_id: releaseId,
  day: at.toISOString().slice(0, 10),
  slot: slotOf(who, at),
  at,
});

/** The id that makes an event count once a day: kind, who, what, day. A release's id says nothing without its mod's. */
export const eventId = ({ kind, mod_id, release_id, day }: CountableEvent, who: string): string =>
  [kind, who, mod_id, ...(release_id === null ? [] : [release_id]), day].join('_');
