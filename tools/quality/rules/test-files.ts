/** The tests that hold each rules file, by Vitest's paths. */
const pathOf = (name: string): string => `tests/rules/${name}.test.ts`;

/** Who may do what, every cell. */
export const MATRIX = pathOf('matrix');
export const STORAGE_MATRIX = pathOf('storage-matrix');
/** What compares the text of both with domain, and asks no emulator. */
export const AGREEMENT = pathOf('agreement');
/** What is written and asked for, a file a collection, by a member who may. */
export const FIRESTORE_TESTS = [
  ...[
    'bans',
    'comments',
    'default-deny',
    'favorites',
    'limits',
    'mods',
    'notifications',
    'ratings',
    'reports',
    'users',
  ],
  'votes',
].map(pathOf);
export const STORAGE_TESTS = [pathOf('storage')];
