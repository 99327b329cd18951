/**
 * Says whether a rules file would load: `node tools/emulators/storage-rules/check-file.ts storage.rules`.
 * The launcher asks before it starts the emulators, for firebase-tools itself starts with broken rules (and denies
 * everything). Ends with 1 and `file:line: message` when the file is refused.
 */
import { readFileSync } from 'node:fs';
import { compileRules } from './compiler.ts';
import { RulesSyntaxError } from './lexer.ts';

const file = process.argv[2] ?? 'storage.rules';
try {
  compileRules(readFileSync(file, 'utf8'));
} catch (error) {
  if (!(error instanceof RulesSyntaxError)) throw error;
  process.stderr.write(`${file}:${error.line}: ${error.message}\n`);
  process.exitCode = 1;
}
