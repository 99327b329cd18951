// Tests run this as a child process: a fan-out that stops after a number of pages to be killed there. Prints its reads
// and writes. Arguments: id, number of pages.
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
