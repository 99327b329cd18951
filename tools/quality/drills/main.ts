import { parseArgs } from 'node:util';
import { ANNOUNCED_PORTS } from '../../emulators/announced-ports.ts';
import { LauncherError } from '../../emulators/errors.ts';
import { chosenPorts, PORT_SETS } from '../../emulators/ports.ts';
import { openSession } from '../../emulators/session.ts';
import { Timings } from '../../emulators/timings.ts';
import { runTool } from '../../emulators/tool.ts';
import { findTestBrowser, machineChromium } from '../../testing/chromium.ts';
import { testEnvironment } from '../../testing/stages.ts';
import { type Door, openDoor } from './doors/door.ts';
import { DOORS, type DoorName, FAULTS } from './faults.ts';

const USAGE = `npm run drill -- [--fault NAME,…] [--journey NAME,…] [--offset 15000] [--at-once 5]
  Goes through the site while a service fails. Without names: every fault, every journey, and the figures are written into
  docs/quality.md.
  --fault    ${FAULTS.map(({ name }) => name).join(', ')}; 'none' for a drill of the journeys themselves
  --journey  as the table at the end names them
  --at-once  how many journeys go on at a time`;

/** Doors lie this far above the emulators they stand before. */
const DOOR_OFFSET = 310;

const { values } = parseArgs({
  options: {
    fault: { type: 'string', default: '' },
    journey: { type: 'string', default: '' },
    offset: { type: 'string' },
    'at-once': { type: 'string', default: '5' },
    help: { type: 'boolean', default: false },
  },
});

const named = (text: string): string[] => text.split(',').filter((name) => name !== '');

await runTool(async (stop) => {
  if (values.help) throw new LauncherError(USAGE);
  const faults = named(values.fault);
  const unknown = faults.filter((name) => name !== 'none' && !FAULTS.some((fault) => fault.name === name));
  if (unknown.length > 0) throw new LauncherError(USAGE);
  const set = chosenPorts(values.offset, PORT_SETS.tests);
  const opened = await Promise.all(
    DOORS.map(async (name) => [name, await openDoor(set.ports[name] + DOOR_OFFSET, set.ports[name])] as const),
  );
  const doors = new Map<DoorName, Door>(opened);
  // The emulators inherit it.
  process.env[ANNOUNCED_PORTS] = JSON.stringify(Object.fromEntries(opened.map(([name, { port }]) => [name, port])));
  const options = { verbose: false, ui: false, data: true, reload: false, without: [] };
  const session = await openSession({ ...options, set, timings: new Timings(false), stop });
  try {
    const chromium = await findTestBrowser(machineChromium);
    Object.assign(process.env, testEnvironment(set, chromium));
    // Its helpers read the environment as they are loaded.
    const { drill } = await import('./drill.ts');
    const all = { faults, journeys: named(values.journey), atOnce: Number(values['at-once']) };
    const isWhole = values.fault === '' && values.journey === '';
    return await drill({
      ...all,
      isRecorded: isWhole,
      doors,
      chromium,
      url: `http://localhost:${set.ports.hosting}`,
      signal: stop.signal,
    });
  } finally {
    await session.suite.stop();
    await Promise.all(opened.map(([, door]) => door.close()));
  }
});
