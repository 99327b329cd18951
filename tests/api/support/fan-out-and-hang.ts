// Run by tests as a process of its own: a fan-out that stops after so many pages, so that it can be killed right there, and
// says what it has cost. Arguments: its id, how many pages.
import { fanOut } from '../../../functions/src/notifications/fan-out.ts';
import { readsAndWrites } from '../../../functions/src/platform/firestore.ts';

const [id = '', pagesAsked = ''] = process.argv.slice(2);
let pages = 0;

await fanOut(id, () => {
  if (pages === Number(pagesAsked)) {
    process.stdout.write(`${JSON.stringify(readsAndWrites())}\n`);
    // Nothing more happens in this process: it waits to be killed.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  }
  pages += 1;
  return true;
});
