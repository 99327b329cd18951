import { CREATED, query } from './query.ts';

/** Reports: who made them, what they are about, and what became of them. */
export const reportQueries = {
  reportsOf: query('reports/{report}', { scope: 'collection', filters: [['uid', '==']], order: [] }),
  reportsOfOutcome: query('reports/{report}', {
    scope: 'collection',
    filters: [
      ['uid', '=='],
      ['outcome', '=='],
    ],
    order: [],
  }),
  reportsOfMember: query('reports/{report}', {
    scope: 'collection',
    filters: [
      ['about_uid', '=='],
      ['outcome', '=='],
    ],
    order: [],
  }),
  reportsOpenOfMember: query('reports/{report}', {
    scope: 'collection',
    filters: [
      ['about_uid', '=='],
      ['resolved_at', '=='],
    ],
    order: [],
  }),
  reportsOpenAbout: query('reports/{report}', {
    scope: 'collection',
    filters: [
      ['path', '=='],
      ['resolved_at', '=='],
    ],
    order: [['created_at', 'asc']],
  }),
  reportsOpenAboutSome: query('reports/{report}', {
    scope: 'collection',
    filters: [
      ['path', 'in', 'paths'],
      ['resolved_at', '=='],
    ],
    order: [['created_at', 'asc']],
  }),
  reportsLeading: query('reports/{report}', {
    scope: 'collection',
    filters: [
      ['subject', '=='],
      ['lead', '=='],
      ['resolved_at', '=='],
    ],
    order: [['created_at', 'asc']],
  }),
  reportsSorted: query('reports/{report}', { scope: 'collection', filters: [], order: [], sorts: CREATED }),
  reportsOfSubject: query('reports/{report}', {
    scope: 'collection',
    filters: [['subject', '==']],
    order: [],
    sorts: CREATED,
  }),
  reportsOpen: query('reports/{report}', {
    scope: 'collection',
    filters: [['resolved_at', '==']],
    order: [],
    sorts: CREATED,
  }),
  reportsOpenOfSubject: query('reports/{report}', {
    scope: 'collection',
    filters: [
      ['resolved_at', '=='],
      ['subject', '=='],
    ],
    order: [],
    sorts: CREATED,
  }),
  reportsResolved: query('reports/{report}', {
    scope: 'collection',
    filters: [['outcome', 'in', 'outcomes']],
    order: [],
    sorts: CREATED,
  }),
  reportsResolvedOfSubject: query('reports/{report}', {
    scope: 'collection',
    filters: [
      ['outcome', 'in', 'outcomes'],
      ['subject', '=='],
    ],
    order: [],
    sorts: CREATED,
  }),
};
