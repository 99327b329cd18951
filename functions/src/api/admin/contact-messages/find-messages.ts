import type { contactMessagesQuery } from '@bigorna/domain/endpoints/admin/contact-messages.schemas';
import type { ContactMessage } from '@bigorna/domain/entities/portal';
import type { z } from 'zod';
import { doc } from '../../../platform/firestore.ts';
import { getPageByIds, type ListPage, queryListPage, toQuerySort } from '../query-list-page.ts';

type MessagesListQuery = z.output<typeof contactMessagesQuery>;

/** Lower bound of `handled_at` that matches every handled message. */
const EPOCH = new Date(0);

const getRef = (id: string) => doc('contact_messages/{message}', id);
const getPath = (id: string): string => getRef(id).path;

/** Finds a page of messages: open, handled (sorted by the time of handling), or all. */
export const findMessages = async ({
  filter,
  sort,
  ...query
}: MessagesListQuery): Promise<ListPage<ContactMessage>> => {
  const { id, open } = filter;
  if (id !== undefined) return getPageByIds(id, getRef);
  if (open === false) {
    const rows = { ...query, sort: toQuerySort('contactMessagesHandled', ['handled_at', sort[1]]) };
    return queryListPage('contactMessagesHandled', { since: EPOCH }, rows, getPath);
  }
  const rows = { ...query, sort: toQuerySort('contactMessagesSorted', sort) };
  return open === true
    ? queryListPage('contactMessagesOpen', { handled_at: null }, rows, getPath)
    : queryListPage('contactMessagesSorted', {}, rows, getPath);
};
