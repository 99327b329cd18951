import type {
  AdminAnnouncement,
  announcementBody,
  announcementsQuestion,
} from '@bigorna/domain/endpoints/admin/content';
import type { Announcement, announcement } from '@bigorna/domain/entities/portal';
import type { z } from 'zod';
import { ApiError } from '../platform/api-error.ts';
import { doc, type Found, getAll, runSound, SERVER_TIME } from '../platform/firestore.ts';
import type { Fields, Kind } from '../records/kind.ts';
import { rowsOf, WHOLE } from '../records/list-records.ts';
import { fanOutAt } from './announcement-fan-out.ts';

/** Announcements. What was said to all can be neither changed nor taken back. */
export const ANNOUNCEMENT: Kind<typeof announcement> = {
  name: 'announcement',
  at: (id) => doc('announcements/{announcement}', id),
  guard: ({ sent_at }) => {
    if (sent_at !== null) throw new ApiError('move_not_allowed');
  },
};

/** What is stored of a draft as staff write it. */
export const announcementFields = ({ text, path }: z.infer<typeof announcementBody>): Fields => ({ text, path });

/** What a new draft has besides. */
export const draftedBy = (uid: string): Fields => ({
  created_by: uid,
  created_at: SERVER_TIME,
  sent_at: null,
  sent_by: null,
});

/** Announcements with how many were told so far. */
export const announcementCards = async (found: readonly Found<Announcement>[]): Promise<AdminAnnouncement[]> => {
  const sent = found.filter(({ data }) => data.sent_at !== null);
  const fanOuts = await getAll(sent.map(({ id }) => fanOutAt(id)));
  const fanOutOf = new Map(sent.map(({ id }, i) => [id, fanOuts[i]] as const));
  return found.map(({ id, data }) => ({
    ...data,
    id,
    created_at: data.created_at.toISOString(),
    sent_at: data.sent_at?.toISOString() ?? null,
    updated_at: data.updated_at.toISOString(),
    told: fanOutOf.get(id)?.sent ?? data.told,
    sending: fanOutOf.get(id)?.state === 'running',
  }));
};

export const listAnnouncements = async (question: z.infer<typeof announcementsQuestion>) =>
  rowsOf(await runSound('announcements', {}, WHOLE), question);
