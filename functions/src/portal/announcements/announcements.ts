import type {
  AdminAnnouncement,
  announcementBody,
  announcementsQuery,
} from '@bigorna/domain/endpoints/admin/content.schemas';
import type { Announcement, announcement } from '@bigorna/domain/entities/portal';
import type { z } from 'zod';
import type { CrudType, Fields } from '../../audit/crud/crud-type.ts';
import { ALL_ROWS, selectRows } from '../../audit/crud/select-rows.ts';
import { getFanOutRef } from '../../members/notifications/create-announcement-fan-out.ts';
import { ApiError } from '../../platform/api-error.ts';
import { doc, getAll, type QueryDoc, runLenient, SERVER_TIME } from '../../platform/firestore.ts';

/** Announcements. A sent announcement can neither be changed nor deleted. */
export const ANNOUNCEMENT: CrudType<typeof announcement> = {
  name: 'announcement',
  at: (id) => doc('announcements/{announcement}', id),
  guard: ({ sent_at }) => {
    if (sent_at !== null) throw new ApiError('move_not_allowed');
  },
};

/** The stored fields of a draft, from the request body. */
export const toAnnouncementFields = ({ text, path }: z.infer<typeof announcementBody>): Fields => ({ text, path });

/** The fields of a new draft that do not come from the request body. */
export const getDraftFields = (uid: string): Fields => ({
  created_by: uid,
  created_at: SERVER_TIME,
  sent_at: null,
  sent_by: null,
});

/** Announcements with the number of members notified so far. */
export const toAnnouncementCards = async (docs: readonly QueryDoc<Announcement>[]): Promise<AdminAnnouncement[]> => {
  const sent = docs.filter(({ data }) => data.sent_at !== null);
  const fanOuts = await getAll(sent.map(({ id }) => getFanOutRef(id)));
  const fanOutById = new Map(sent.map(({ id }, i) => [id, fanOuts[i]] as const));
  return docs.map(({ id, data }) => ({
    ...data,
    id,
    created_at: data.created_at.toISOString(),
    sent_at: data.sent_at?.toISOString() ?? null,
    updated_at: data.updated_at.toISOString(),
    told: fanOutById.get(id)?.sent ?? data.told,
    sending: fanOutById.get(id)?.state === 'running',
  }));
};

export const listAnnouncements = async (query: z.infer<typeof announcementsQuery>) =>
  selectRows(await runLenient('announcements', {}, ALL_ROWS), query);
