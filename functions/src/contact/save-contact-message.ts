import type { BodyOf } from '@bigorna/domain/endpoints/index';
import { create, doc, newId, SERVER_TIME, unlessOwnIsThere } from '../platform/firestore.ts';
import { spendAll } from '../platform/rate-limits.ts';

/**
 * Keeps a message for the staff. Its address is kept as accounts keep theirs, in lower case: a member's deletion finds
 * by it what they wrote while signed out.
 *
 * @param uid the member who calls; undefined for a stranger, and for a banned member, whose appeals come this way
 * @param address whom the limits count
 * @throws ApiError too_many_requests
 */
export const saveContactMessage = async (
  message: BodyOf<'contact'>,
  uid: string | undefined,
  address: string,
): Promise<void> => {
  await spendAll([
    ['contact_by_address', address],
    ['contact_in_all', 'all'],
  ]);
  await create(doc('contact_messages/{message}', newId()), {
    ...message,
    email: message.email.toLowerCase(),
    uid: uid ?? null,
    created_at: SERVER_TIME,
    handled_at: null,
  }).catch(unlessOwnIsThere);
};
