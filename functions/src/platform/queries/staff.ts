import { bothWays, CREATED, CREATED_WITHIN, createQueryFactory, defineQuery, type Filter } from './query.ts';

const logs = createQueryFactory('logs/{entry}');
const messages = createQueryFactory('contact_messages/{message}');
const ads = createQueryFactory('ads/{ad}');

/** Entries of a period, with optional filters for actor, action and target. */
const entries = <const F extends readonly Filter<'actor' | 'action' | 'about'>[]>(...filters: F) =>
  logs({ filters: [...filters, ['at', '>=', 'from'], ['at', '<=', 'to']], sorts: bothWays('at') });
const BY_ACTOR = ['actor', '=='] as const;
const BY_ACTION = ['action', 'in', 'actions'] as const;
const BY_TARGET = ['about', 'array-contains-any'] as const;

export const logQueries = {
  logEntries: entries(),
  logEntriesByActor: entries(BY_ACTOR),
  logEntriesByAction: entries(BY_ACTION),
  logEntriesByTarget: entries(BY_TARGET),
  logEntriesByActorAndAction: entries(BY_ACTOR, BY_ACTION),
  logEntriesByActorAndTarget: entries(BY_ACTOR, BY_TARGET),
  logEntriesByActionAndTarget: entries(BY_ACTION, BY_TARGET),
  logEntriesByActorActionAndTarget: entries(BY_ACTOR, BY_ACTION, BY_TARGET),
  logEntriesUndoing: logs({ filters: [['undoes', 'in', 'ids']] }),
};

/** Messages from the contact page. */
export const contactMessageQueries = {
  contactMessagesByUid: messages({ filters: ['uid'] }),
  contactMessagesByEmail: messages({ filters: ['email'] }),
  contactMessagesSorted: messages({ filters: CREATED_WITHIN, sorts: CREATED }),
  contactMessagesOpen: messages({ filters: ['handled_at', ...CREATED_WITHIN], sorts: CREATED }),
  contactMessagesHandled: messages({
    filters: [
      ['handled_at', '>=', 'from'],
      ['handled_at', '<=', 'to'],
    ],
    sorts: bothWays('handled_at'),
  }),
};

/** Content that staff edit. */
export const contentQueries = {
  ads: ads({}),
  activeAds: ads({ filters: ['active'] }),
  faqEntries: defineQuery('faq/{entry}', {}),
  changelogEntries: defineQuery('changelog/{entry}', {}),
  announcements: defineQuery('announcements/{announcement}', {}),
};
