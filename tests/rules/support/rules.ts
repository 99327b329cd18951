import { readFileSync } from 'node:fs';

/** The rules under test; the mutation run (`npm run mutate:rules`) gives changed ones, and projects apart for each lane. */
const { BIGORNA_FIRESTORE_RULES, BIGORNA_STORAGE_RULES, BIGORNA_RULES_PROJECT } = process.env;

export const RULES = readFileSync(BIGORNA_FIRESTORE_RULES ?? 'firestore.rules', 'utf8');
export const STORAGE_RULES = readFileSync(BIGORNA_STORAGE_RULES ?? 'storage.rules', 'utf8');
/** The project whose database the tests of firestore.rules fill and clear. */
export const PROJECT = BIGORNA_RULES_PROJECT ?? 'demo-rules';
