import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startFirestore } from '../../bench/reads/hidane.ts';
import { ROOT } from '../../emulators/paths.ts';
import { PROJECT_ID } from '../../emulators/ports.ts';
import { compileRules } from '../../emulators/storage-rules/compiler.ts';
import { RulesSyntaxError } from '../../emulators/storage-rules/lexer.ts';

/** What is wrong with the text of storage.rules. */
export const storageRuleFaults = (text: string): string[] => {
  try {
    compileRules(text);
    return [];
  } catch (error) {
    if (!(error instanceof RulesSyntaxError)) throw error;
    return [`storage.rules:${error.line}: ${error.message}`];
  }
};

/** What is wrong with the text of firestore.rules, in the words of a Firestore emulator that is started for it. */
export const firestoreRuleFaults = async (text: string): Promise<string[]> => {
  const firestore = await startFirestore(false);
  try {
    const response = await fetch(`http://${firestore.host}/emulator/v1/projects/${PROJECT_ID}:securityRules`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content: text }] } }),
      signal: AbortSignal.timeout(20_000),
    });
    const answer = await response.text();
    return response.ok ? [] : [`firestore.rules: ${answer.slice(0, 400)}`];
  } finally {
    await firestore.stop();
  }
};

/** The same for both files of the checkout. */
export const ruleFaults = async (): Promise<string[]> => [
  ...storageRuleFaults(await readFile(join(ROOT, 'storage.rules'), 'utf8')),
  ...(await firestoreRuleFaults(await readFile(join(ROOT, 'firestore.rules'), 'utf8'))),
];
