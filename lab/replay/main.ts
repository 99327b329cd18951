import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { LauncherError } from '../../tools/shared/errors.ts';
import { runTool } from '../../tools/shared/tool.ts';
import { openAdmin } from '../admin.ts';
import { type Portal, withPortal } from '../portal.ts';
import { getBearer, keepSession, ROLES } from './callers.ts';
import { compareRecordings } from './compare.ts';
import { normalizeRecording } from './normalize.ts';
import { makePlan } from './plan.ts';
import { formatRecording, readRecording } from './recording.ts';
import { sendRequests } from './send-requests.ts';
import { prepareUploads } from './uploads.ts';

const USAGE = `npm run replay -- record --out FILE [--like RECORDING] [--offset N | --url ADDRESS]
  Calls every endpoint of openapi.json with the seed's ids, as each role, and stores the responses. Needs a fresh portal.
  --like    sends exactly the requests of an earlier recording
  --offset  port offset of the new portal; --url: a running, fresh and disposable portal
npm run replay -- compare A B
  Prints each difference between two recordings; exits with code 1 if there is one. Record both on the same day.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string' },
    like: { type: 'string' },
    offset: { type: 'string' },
    url: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

const record = async (portal: Portal, out: string, signal: AbortSignal): Promise<number> => {
  const admin = openAdmin(portal);
  try {
    for (const role of ROLES) await keepSession(role, admin);
    const observer = getBearer('super');
    const requests =
      values.like === undefined
        ? await makePlan({ portal, admin, observer })
        : (await readRecording(values.like)).calls.map(({ request }) => request);
    await prepareUploads(admin);
    const recording = await sendRequests({ portal, admin }, requests, signal);
    await writeFile(out, formatRecording(recording));
    const operations = new Set(requests.map(({ id }) => id)).size;
    console.log(`${requests.length} calls of ${operations} operations recorded in ${out}.`);
    return 0;
  } finally {
    await admin.close();
  }
};

const compare = async (first: string, second: string): Promise<number> => {
  const [a, b] = [await readRecording(first), await readRecording(second)];
  const [day, other] = [a, b].map(({ about }) => new Date(about.from).toISOString().slice(0, 10));
  if (day !== other) console.log(`Recorded on ${day} and ${other}: counts by day may differ.`);
  const { calls, differing } = compareRecordings(await normalizeRecording(a), await normalizeRecording(b));
  for (const { call, differences } of differing) console.log(`${call}\n  ${differences.join('\n  ')}`);
  console.log(`${calls} calls compared, ${differing.length} differ.`);
  return differing.length === 0 ? 0 : 1;
};

await runTool(async (stop) => {
  const [command, first, second] = positionals;
  const { out, help } = values;
  if (help) {
    console.log(USAGE);
    return 0;
  }
  if (command === 'compare' && first && second) return compare(first, second);
  if (command !== 'record' || !out) throw new LauncherError(USAGE);
  return withPortal(values, stop, (portal) => record(portal, out, stop.signal));
});
