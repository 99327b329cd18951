import type { AdminContactMessage } from '@bigorna/domain/endpoints/admin/contact-messages';
import type { ContactMessage } from '@bigorna/domain/entities/portal';
import { notFoundUnless } from '../platform/api-error.ts';
import { doc, type Found, get } from '../platform/firestore.ts';
import { shownNames } from '../reports/staff-report.ts';

type Stored = Pick<Found<ContactMessage>, 'id' | 'data'>;

/** Messages as staff see them. */
export const staffMessages = async (messages: readonly Stored[]): Promise<AdminContactMessage[]> => {
  const names = await shownNames(messages.map(({ data }) => data.handled_by));
  return messages.map(({ id, data }) => ({
    ...data,
    id,
    created_at: data.created_at.toISOString(),
    handled_at: data.handled_at?.toISOString() ?? null,
    handled_by_name: (data.handled_by !== null && names.get(data.handled_by)) || null,
  }));
};

/** @throws ApiError record_not_found */
export const readStaffMessage = async (id: string): Promise<AdminContactMessage> => {
  const data = notFoundUnless(await get(doc('contact_messages/{message}', id)), 'record_not_found');
  const [message] = await staffMessages([{ id, data }]);
  return notFoundUnless(message, 'record_not_found');
};
