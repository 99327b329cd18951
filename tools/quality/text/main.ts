import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { LauncherError } from '../../emulators/errors.ts';
import { CACHE, NODE, ROOT } from '../../emulators/paths.ts';
import { chosenPorts, PORT_SETS, type PortSet } from '../../emulators/ports.ts';
import { runCommand } from '../../emulators/processes.ts';
import { openSession } from '../../emulators/session.ts';
import { Timings } from '../../emulators/timings.ts';
import { runTool } from '../../emulators/tool.ts';
import { findTestBrowser, machineChromium } from '../../testing/chromium.ts';
import { testEnvironment } from '../../testing/stages.ts';
import { recordableCommit, recordFigures } from '../figures.ts';

const USAGE = `npm run xss -- [--each N] [--record] [--offset N | --url ADDRESS]
  Puts script payloads into every free text, through the API and past it, and opens every page of site and console that
  shows one, under the pages' policy and without it.
  --each    how many records of each kind (default: one a payload)
  --record  writes the figures to docs/quality.md
  --offset  where the ports of the portal that is opened lie; --url: a portal that runs, to be thrown away`;

const { values } = parseArgs({
  options: {
    each: { type: 'string' },
    record: { type: 'boolean', default: false },
    offset: { type: 'string' },
    url: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

const PLAYWRIGHT = join(ROOT, 'node_modules/@playwright/test/cli.js');
const REPORT = join(CACHE, 'xss.json');
const LIMIT_MS = 4 * 3_600_000;

const report = z.object({
  payloads: z.number(),
  kinds: z.number(),
  each: z.number(),
  texts: z.number(),
  accepted: z.number(),
  refused: z.number(),
  opened: z.object({ policy: z.number(), escaping: z.number() }),
  seen: z.number(),
  caught: z.array(z.string()),
  unopened: z.array(z.string()),
});
type Report = z.infer<typeof report>;

const summaryOf = ({ payloads, texts, opened, caught }: Report): string =>
  `${payloads} payloads in ${texts} texts, ${opened.policy + opened.escaping} pages opened, ${caught.length} came through`;

const figuresOf = (counted: Report): string[] => [
  `- ${counted.payloads} payloads of ${counted.kinds} kinds; ${counted.each} records of each kind of document.`,
  `- Sent through the API: ${counted.accepted} texts taken as text, ${counted.refused} refused. Written past it, as an older portal may have left them: ${counted.texts} texts.`,
  `- Pages opened in Chromium: ${counted.opened.policy} under the policy, ${counted.opened.escaping} with the policy taken away; ${counted.seen} of the payloads were seen on them as text; ${counted.unopened.length} pages did not open.`,
  `- Executed, asked for, or made into an element, handler or address: **${counted.caught.length}**.`,
];

async function openPages(set: PortSet): Promise<number> {
  await rm(REPORT, { force: true });
  const { code } = await runCommand(
    NODE,
    [PLAYWRIGHT, 'test', '--config', join(import.meta.dirname, 'playwright.config.ts')],
    {
      cwd: ROOT,
      inherit: true,
      env: {
        ...process.env,
        ...testEnvironment(set, await findTestBrowser(machineChromium)),
        XSS_REPORT: REPORT,
        ...(values.each === undefined ? {} : { XSS_EACH: values.each }),
      },
      timeoutMs: LIMIT_MS,
    },
  );
  const text = await readFile(REPORT, 'utf8').catch(() => {
    throw new LauncherError('The pages were not opened: see above.');
  });
  const counted = report.parse(JSON.parse(text));
  if (values.record) {
    const each = values.each === undefined ? '' : ` -- --each ${values.each}`;
    await recordFigures('text', `npm run xss${each}`, figuresOf(counted));
  }
  console.log(summaryOf(counted));
  return code === 0 && counted.caught.length === 0 ? 0 : 1;
}

await runTool(async (stop) => {
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  if (values.record) await recordableCommit();
  if (values.url !== undefined) {
    const offset = Number(new URL(values.url).port) - PORT_SETS.start.ports.hosting;
    return openPages(offset === 0 ? PORT_SETS.start : chosenPorts(String(offset), PORT_SETS.tests));
  }
  const set = chosenPorts(values.offset, PORT_SETS.tests);
  const options = { verbose: false, ui: false, data: true, reload: false, without: [] };
  const session = await openSession({ ...options, set, timings: new Timings(false), stop });
  try {
    return await openPages(set);
  } finally {
    await session.suite.stop();
  }
});
