import type { Announcement, FanOut } from '@bigorna/domain/entities/portal';
import { DAY_MS } from '@bigorna/domain/limits';
import { now } from '../../platform/clock.ts';
import { doc, SERVER_TIME, type Writer } from '../../platform/firestore.ts';

const PREFIX = 'announcement_';
/** Much longer than a fan-out takes, and than Firebase retries an event: a retry must not send it again. */
const TTL_MS = 90 * DAY_MS;

/** Id of an announcement's fan-out. An announcement is sent once. */
export const getFanOutId = (announcementId: string): string => `${PREFIX}${announcementId}`;
export const getFanOutRef = (announcementId: string) => doc('fanouts/{fanout}', getFanOutId(announcementId));

/**
 * A fan-out that starts, or starts again after it was stopped.
 *
 * @param stopped the stopped fan-out
 */
export const toRunningFanOut = (
  content: Pick<FanOut, 'template' | 'mod_id' | 'release_id' | 'values' | 'path'>,
  stopped?: FanOut,
): FanOut => {
  const at = now();
  return {
    ...content,
    state: 'running',
    resumed: stopped !== undefined,
    cursor: null,
    sent: stopped?.sent ?? 0,
    started_at: stopped?.started_at ?? SERVER_TIME,
    moved_at: at,
    tries: 0,
    expires_at: new Date(at.getTime() + TTL_MS),
  };
};

export const createFanOut = ({ text, path }: Pick<Announcement, 'text' | 'path'>): FanOut => {
  const values = Object.fromEntries(
    Object.entries(text).flatMap(([locale, translation = '']) => (translation === '' ? [] : [[locale, translation]])),
  );
  return toRunningFanOut({ template: 'announcement', mod_id: null, release_id: null, values, path });
};

/**
 * Stores the number of notified members with the announcement, because the fan-out expires. For other fan-outs this
 * number is not stored.
 */
export const saveNotifiedCount = (tx: Writer, fanOutId: string, notified: number): void => {
  if (!fanOutId.startsWith(PREFIX)) return;
  tx.update(doc('announcements/{announcement}', fanOutId.slice(PREFIX.length)), { told: notified });
};
