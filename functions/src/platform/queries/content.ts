import { query } from './query.ts';

/** What staff write for the portal’s pages. */
export const contentQueries = {
  ads: query('ads/{ad}', { scope: 'collection', filters: [], order: [] }),
  activeAds: query('ads/{ad}', { scope: 'collection', filters: [['active', '==']], order: [] }),
  faqEntries: query('faq/{entry}', { scope: 'collection', filters: [], order: [] }),
  changelogEntries: query('changelog/{entry}', { scope: 'collection', filters: [], order: [] }),
  announcements: query('announcements/{announcement}', { scope: 'collection', filters: [], order: [] }),
};
