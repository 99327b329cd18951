/** Words of addresses that content blockers know: ads, counting, social buttons, cookie notices. */
const WORDS = [
  'ads?',
  'adverts?',
  'affiliates?',
  'analytics',
  'banners?',
  'beacons?',
  'consent',
  'cookies?',
  'facebook',
  'metrics?',
  'newsletter',
  'pixels?',
  'popups?',
  'promos?',
  'shar(?:e|es|ing)',
  'social',
  'sponsor(?:s|ed)?',
  'statistics|stats?',
  'telemetry',
  'track(?:er|ers|ing)?',
  'twitter',
];

/** A name that content blockers may block: it contains one of the words. */
export const BLOCKABLE = new RegExp(`(?:^|[-_./])(?:${WORDS.join('|')})(?=[-_./]|$)`, 'i');

/**
 * File name of a chunk, for the build. Chunks are named after a module, unless content blockers may block the name.
 * The hash is hexadecimal, so it contains no word.
 */
export const getChunkFileName = ({ name }: { name: string }): string =>
  `assets/${BLOCKABLE.test(name) ? 'part' : '[name]'}-[hash].js`;
