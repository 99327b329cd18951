import type { Role } from '@bigorna/domain/access/roles';
import type { LogCard } from '@bigorna/domain/endpoints/admin/logs';
import { logCards } from '../../../logs/log-cards.ts';
import { notFoundUnless } from '../../../platform/api-error.ts';
import { doc, get } from '../../../platform/firestore.ts';

/**
 * One entry as the reader sees it.
 *
 * @throws ApiError record_not_found
 */
export const readLog = async (id: string, reader: Role): Promise<LogCard> => {
  const ref = doc('logs/{entry}', id);
  const data = notFoundUnless(await get(ref), 'record_not_found');
  const [card] = await logCards([{ id, path: ref.path, data }], reader);
  return notFoundUnless(card, 'record_not_found');
};
