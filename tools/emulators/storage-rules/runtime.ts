/**
 * Stand-in for Firebase's Cloud Storage rules runtime: `node tools/emulators/storage-rules/runtime.ts`.
 * It speaks on stdin and stdout only and ends when its input does. See docs/decisions/storage-rules-evaluator.md.
 */
import { createInterface } from 'node:readline';
import { Conversation, READY } from './protocol.ts';

const conversation = new Conversation();
process.stdout.write(`${READY}\n`);

for await (const line of createInterface({ input: process.stdin })) {
  if (line.trim() === '') continue;
  const answer = conversation.receive(line);
  if (answer === null) process.stderr.write('storage rules: ignored a line that is no request\n');
  else process.stdout.write(`${answer}\n`);
}
