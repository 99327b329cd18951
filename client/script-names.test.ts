import { expect, test } from 'vitest';
import { getChunkFileName } from './script-names.ts';

test.each(['ad-slot', 'count-ad', 'ad-list', 'track-view-time', 'share-2', 'cookie', 'Banner', 'page.stats'])(
  'gives the chunk %s a name that content blockers do not know (R043)',
  (name) => {
    expect(getChunkFileName({ name })).toBe('assets/part-[hash].js');
  },
);

test.each(['home-page', 'addons-page', 'ban-notice', 'thread', 'status', 'download-page', 'pages-00001011'])(
  'names the chunk %s after its module (R043)',
  (name) => {
    expect(getChunkFileName({ name })).toBe('assets/[name]-[hash].js');
  },
);
