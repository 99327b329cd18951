import type { EndpointBody } from '@bigorna/domain/endpoints/index.schemas';
import { create, createId, doc, ignoreAlreadyExists, SERVER_TIME } from '../../platform/firestore.ts';
import { getClientLimits, getHopLimits, type Origin } from '../../platform/origin-limits.ts';
import { consumeAll, refundOnFailure, reserveAll } from '../../platform/rate-limits.ts';

/**
 * Stores a message for the staff. The e-mail is in lower case, as in accounts. By the e-mail, the deletion of a member
 * finds messages that the member wrote while signed out.
 *
 * @param uid the calling member; undefined for a visitor or a banned member, who may appeal this way
 * @param origin where the call came from, for the limits
 * @throws ApiError too_many_requests
 */
export const saveContactMessage = async (
  message: EndpointBody<'contact'>,
  uid: string | undefined,
  origin: Origin,
): Promise<void> => {
  await consumeAll(getClientLimits('contact', origin));
  const successes = await reserveAll([...getHopLimits('contact', origin), ['contact_in_all', 'all']]);
  const stored = () =>
    create(doc('contact_messages/{message}', createId()), {
      ...message,
      email: message.email.toLowerCase(),
      uid: uid ?? null,
      created_at: SERVER_TIME,
      handled_at: null,
    }).catch(ignoreAlreadyExists);
  await refundOnFailure(successes, stored);
};
