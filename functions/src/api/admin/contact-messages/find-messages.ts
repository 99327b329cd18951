import type { contactMessagesQuestion } from '@bigorna/domain/endpoints/admin/contact-messages';
import type { ContactMessage } from '@bigorna/domain/entities/portal';
import type { z } from 'zod';
import { doc } from '../../../platform/firestore.ts';
import { firestorePage, type ListPage, pageOfIds, sortOf } from '../firestore-page.ts';

type Question = z.output<typeof contactMessagesQuestion>;

/** Before the first message. */
const EVER = new Date(0);

const refOf = (id: string) => doc('contact_messages/{message}', id);
const pathOf = (id: string): string => refOf(id).path;

/** The messages that a question finds: those that wait, those that were handled (in the order of that), or all. */
export const findMessages = async ({ filter, sort, ...question }: Question): Promise<ListPage<ContactMessage>> => {
  const { id, open } = filter;
  if (id !== undefined) return pageOfIds(id, refOf);
  if (open === false) {
    const rows = { ...question, sort: sortOf('contactMessagesHandled', ['handled_at', sort[1]]) };
    return firestorePage('contactMessagesHandled', { since: EVER }, rows, pathOf);
  }
  const rows = { ...question, sort: sortOf('contactMessagesSorted', sort) };
  return open === true
    ? firestorePage('contactMessagesOpen', { handled_at: null }, rows, pathOf)
    : firestorePage('contactMessagesSorted', {}, rows, pathOf);
};
