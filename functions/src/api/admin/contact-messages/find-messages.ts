import type { contactMessagesQuery } from '@bigorna/domain/endpoints/admin/contact-messages.schemas';
import type { ContactMessage } from '@bigorna/domain/entities/portal';
import type { z } from 'zod';
import { doc } from '../../../platform/firestore.ts';
import { toPeriod } from '../../../platform/period.ts';
import { getPageByIds, type ListPage, queryListPage } from '../query-list-page.ts';

type MessagesListQuery = z.output<typeof contactMessagesQuery>;

const getRef = (id: string) => doc('contact_messages/{message}', id);

/** Finds a page of messages: open, handled (sorted by the time of handling), or all. */
export const findMessages = async (query: MessagesListQuery): Promise<ListPage<ContactMessage>> => {
  const { id, open } = query.filter;
  const period = toPeriod(query.filter);
  if (id !== undefined) return getPageByIds(id, getRef);
  if (open === false) {
    const rows = { ...query, sort: ['handled_at', query.sort[1]] } as const;
    return queryListPage('contactMessagesHandled', period, rows, getRef);
  }
  return open === true
    ? queryListPage('contactMessagesOpen', { handled_at: null, ...period }, query, getRef)
    : queryListPage('contactMessagesSorted', period, query, getRef);
};
