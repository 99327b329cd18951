import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadFirestoreRules } from '../../emulators/firestore-rules.ts';
import { startFirestore } from '../../emulators/hidane.ts';
import { compileRules } from '../../emulators/storage-rules/compiler.ts';
import { RulesSyntaxError } from '../../emulators/storage-rules/parser.ts';
import { ROOT } from '../../shared/paths.ts';

/** Faults in the text of storage.rules. */
export const findStorageRuleFaults = (text: string): string[] => {
  try {
    compileRules(text);
    return [];
  } catch (error) {
    if (!(error instanceof RulesSyntaxError)) throw error;
    return [`storage.rules:${error.line}: ${error.message}`];
  }
};

/** Faults in the text of firestore.rules, reported by a Firestore emulator that is started for this check. */
export const findFirestoreRuleFaults = async (text: string): Promise<string[]> => {
  const firestore = await startFirestore();
  try {
    const fault = await loadFirestoreRules(firestore.host, text);
    return fault === null ? [] : [`firestore.rules: ${fault.slice(0, 400)}`];
  } finally {
    await firestore.stop();
  }
};

/** Faults in both rules files of the checkout. */
export const findRuleFaults = async (): Promise<string[]> => [
  ...findStorageRuleFaults(await readFile(join(ROOT, 'storage.rules'), 'utf8')),
  ...(await findFirestoreRuleFaults(await readFile(join(ROOT, 'firestore.rules'), 'utf8'))),
];
