import { readFileSync } from 'node:fs';

/** The rules under test. `npm run mutate:rules` sets changed copies of them, and a separate project per lane. */
const { BIGORNA_FIRESTORE_RULES, BIGORNA_STORAGE_RULES, BIGORNA_RULES_PROJECT } = process.env;

export const RULES = readFileSync(BIGORNA_FIRESTORE_RULES ?? 'firestore.rules', 'utf8');
export const STORAGE_RULES = readFileSync(BIGORNA_STORAGE_RULES ?? 'storage.rules', 'utf8');
/** Project of the database that tests of firestore.rules fill and clear. */
export const PROJECT = BIGORNA_RULES_PROJECT ?? 'demo-rules';
