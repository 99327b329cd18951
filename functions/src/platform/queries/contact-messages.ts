import { CREATED, query } from './query.ts';

/** Messages from the contact page. */
export const contactMessageQueries = {
  contactMessagesOf: query('contact_messages/{message}', { scope: 'collection', filters: [['uid', '==']], order: [] }),
  contactMessagesFrom: query('contact_messages/{message}', {
    scope: 'collection',
    filters: [['email', '==']],
    order: [],
  }),
  contactMessagesSorted: query('contact_messages/{message}', {
    scope: 'collection',
    filters: [],
    order: [],
    sorts: CREATED,
  }),
  contactMessagesOpen: query('contact_messages/{message}', {
    scope: 'collection',
    filters: [['handled_at', '==']],
    order: [],
    sorts: CREATED,
  }),
  contactMessagesHandled: query('contact_messages/{message}', {
    scope: 'collection',
    filters: [['handled_at', '>', 'since']],
    order: [],
    sorts: [
      ['handled_at', 'desc'],
      ['handled_at', 'asc'],
    ],
  }),
};
