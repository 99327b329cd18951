// Tests run this as a child process. It runs a fan-out, prints its reads and writes after a number of pages, and hangs
// until the test kills it. Arguments: id, number of pages.
import { fanOut } from '../../../functions/src/members/notifications/fan-out.ts';
import { getReadWriteCounts } from '../../../functions/src/platform/firestore.ts';

const [id = '', maxPages = ''] = process.argv.slice(2);
let pages = 0;

await fanOut(id, () => {
  if (pages === Number(maxPages)) {
    process.stdout.write(`${JSON.stringify(getReadWriteCounts())}\n`);
    // Blocks the process until it is killed.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  }
  pages += 1;
  return true;
});
