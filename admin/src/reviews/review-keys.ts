import type { PageShortcut } from '../layout/shortcuts/shortcuts.ts';

/** What single keys do in the review queue, for the list of shortcuts. */
export const REVIEW_KEYS: readonly PageShortcut[] = [
  { keys: ['a'], text: 'console.action.approve' },
  { keys: ['r'], text: 'console.action.reject' },
  { keys: ['s'], text: 'console.action.skip' },
  { keys: ['e'], text: 'ra.action.edit' },
  { keys: ['j'], text: 'console.reviews.next' },
  { keys: ['k'], text: 'console.reviews.previous' },
];
