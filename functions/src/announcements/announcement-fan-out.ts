import type { Announcement, FanOut } from '@bigorna/domain/entities/portal';
import { DAY_MS } from '@bigorna/domain/limits';
import { now } from '../platform/clock.ts';
import { doc, SERVER_TIME, type Writer } from '../platform/firestore.ts';

const PREFIX = 'announcement_';
/** Well beyond the time that telling all members takes. */
const KEPT_MS = 90 * DAY_MS;

/** The id of an announcement's fan-out: it is sent once. */
export const fanOutIdOf = (announcementId: string): string => `${PREFIX}${announcementId}`;
export const fanOutAt = (announcementId: string) => doc('fanouts/{fanout}', fanOutIdOf(announcementId));

/** What a fan-out of an announcement begins with. */
export const fanOutOf = ({ text, path }: Pick<Announcement, 'text' | 'path'>): FanOut => {
  const at = now();
  return {
    template: 'announcement',
    mod_id: null,
    release_id: null,
    values: Object.fromEntries(
      Object.entries(text).flatMap(([locale, said = '']) => (said === '' ? [] : [[locale, said]])),
    ),
    path,
    state: 'running',
    resumed: false,
    cursor: null,
    sent: 0,
    started_at: SERVER_TIME,
    moved_at: at,
    tries: 0,
    expires_at: new Date(at.getTime() + KEPT_MS),
  };
};

/** Keeps with an announcement how many were told, for its fan-out is not kept; other fan-outs have no such place. */
export const noteTold = (step: Writer, fanOutId: string, told: number): void => {
  if (!fanOutId.startsWith(PREFIX)) return;
  step.update(doc('announcements/{announcement}', fanOutId.slice(PREFIX.length)), { told });
};
