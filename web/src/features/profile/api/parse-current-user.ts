import type { CurrentUser } from '@bigorna/domain/endpoints/auth.schemas';
import { IncompleteResponseError, parseVerdict } from '#shared/session/engine/session-responses.ts';

/**
 * The member in a response.
 *
 * @throws IncompleteResponseError if the response has no member
 */
export const parseCurrentUser = (data: unknown): CurrentUser => {
  const result = parseVerdict(data);
  if (result.kind !== 'member') throw new IncompleteResponseError('user_missing');
  return result.user;
};
