import type { AdminContactMessage } from '@bigorna/domain/endpoints/admin/contact-messages.schemas';
import type { ContactMessage } from '@bigorna/domain/entities/portal';
import { getDisplayNames } from '../../members/accounts/display-names.ts';
import { requireFound } from '../../platform/api-error.ts';
import { doc, get, type QueryDoc } from '../../platform/firestore.ts';

type Stored = Pick<QueryDoc<ContactMessage>, 'id' | 'data'>;

/** A reopened message keeps the last handler for an undo. */
const getHandler = ({ handled_at, handled_by }: ContactMessage): string | null =>
  handled_at === null ? null : handled_by;

/** Messages as the console shows them. */
export const toStaffMessages = async (messages: readonly Stored[]): Promise<AdminContactMessage[]> => {
  const names = await getDisplayNames(messages.map(({ data }) => getHandler(data)));
  return messages.map(({ id, data }) => ({
    ...data,
    id,
    created_at: data.created_at.toISOString(),
    handled_at: data.handled_at?.toISOString() ?? null,
    handled_by: getHandler(data),
    handled_by_name: names.get(getHandler(data) ?? '') || null,
  }));
};

/** @throws ApiError record_not_found */
export const readStaffMessage = async (id: string): Promise<AdminContactMessage> => {
  const data = requireFound(await get(doc('contact_messages/{message}', id)), 'record_not_found');
  const [message] = await toStaffMessages([{ id, data }]);
  return requireFound(message, 'record_not_found');
};
