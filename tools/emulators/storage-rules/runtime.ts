/**
 * Replaces Firebase's Cloud Storage rules runtime: `node tools/emulators/storage-rules/runtime.ts`. Uses stdin and
 * stdout only, and ends with its input. See docs/decisions/storage-rules-evaluator.md.
 */
import { createInterface } from 'node:readline';
import { Conversation, READY } from './protocol.ts';

const conversation = new Conversation();
process.stdout.write(`${READY}\n`);

for await (const line of createInterface({ input: process.stdin })) {
  if (line.trim() === '') continue;
  const response = conversation.receive(line);
  if (response === null) process.stderr.write('storage rules: ignored a line that is no request\n');
  else process.stdout.write(`${response}\n`);
}
