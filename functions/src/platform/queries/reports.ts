import { CREATED, CREATED_WITHIN, createQueryFactory } from './query.ts';

const reports = createQueryFactory('reports/{report}');

/** Reports by reporter, target and outcome. */
export const reportQueries = {
  reportsByUid: reports({ filters: ['uid'] }),
  reportsOfOutcome: reports({ filters: ['uid', 'outcome'] }),
  reportsOfMember: reports({ filters: ['about_uid', 'outcome'] }),
  reportsOpenOfMember: reports({ filters: ['about_uid', 'resolved_at'] }),
  reportsDecidedAt: reports({
    filters: ['path', ['resolved_at', '>=', 'from'], ['resolved_at', '<', 'to']],
    order: [
      ['resolved_at', 'asc'],
      ['created_at', 'asc'],
    ],
  }),
  reportsOpenAbout: reports({ filters: ['path', 'resolved_at'], order: [['created_at', 'asc']] }),
  reportsOpenAboutSome: reports({ filters: [['path', 'in', 'paths'], 'resolved_at'], order: [['created_at', 'asc']] }),
  reportsLeading: reports({ filters: ['subject', 'lead', 'resolved_at'], order: [['created_at', 'asc']] }),
  reportsOpen: reports({ filters: [['lead', 'in', 'leads'], 'resolved_at', ...CREATED_WITHIN], sorts: CREATED }),
  reportsOpenOfSubject: reports({
    filters: ['subject', ['lead', 'in', 'leads'], 'resolved_at', ...CREATED_WITHIN],
    sorts: CREATED,
  }),
  reportsSorted: reports({ filters: CREATED_WITHIN, sorts: CREATED }),
  reportsOfSubject: reports({ filters: ['subject', ...CREATED_WITHIN], sorts: CREATED }),
  reportsResolved: reports({ filters: [['outcome', 'in', 'outcomes'], ...CREATED_WITHIN], sorts: CREATED }),
  reportsResolvedOfSubject: reports({
    filters: [['outcome', 'in', 'outcomes'], 'subject', ...CREATED_WITHIN],
    sorts: CREATED,
  }),
};
