import { parseArgs } from 'node:util';
import { ANNOUNCED_PORTS } from '../../tools/emulators/announced-ports.ts';
import { withSession } from '../../tools/emulators/session.ts';
import { LauncherError } from '../../tools/shared/errors.ts';
import { PORT_SETS, selectPorts } from '../../tools/shared/ports.ts';
import { runTool } from '../../tools/shared/tool.ts';
import { findTestBrowser, machineChromium } from '../../tools/testing/chromium.ts';
import { getTestEnvironment } from '../../tools/testing/stages.ts';
import { FAULTS, PROXIED_SERVICES } from './faults.ts';
import { openProxy } from './proxies/fault-proxy.ts';

const USAGE = `npm run test:faults -- [--fault NAME,…] [--journey NAME,…] [--offset 15000] [--at-once 5]
  Uses the site while a service fails. Without names: runs every fault and every journey, and writes the figures into
  docs/quality.md.
  --fault    ${FAULTS.map(({ name }) => name).join(', ')}; 'none' tests the journeys themselves
  --journey  names as in the table at the end
  --at-once  number of journeys at a time`;

/** Port distance between an emulator and its proxy. */
const PROXY_OFFSET = 310;

const { values } = parseArgs({
  options: {
    fault: { type: 'string', default: '' },
    journey: { type: 'string', default: '' },
    offset: { type: 'string' },
    'at-once': { type: 'string', default: '5' },
    help: { type: 'boolean', default: false },
  },
});

const splitNames = (text: string): string[] => text.split(',').filter((name) => name !== '');

await runTool(async (stop) => {
  const [faults, journeys] = [splitNames(values.fault), splitNames(values.journey)];
  const unknown = faults.filter((name) => name !== 'none' && !FAULTS.some((fault) => fault.name === name));
  if (values.help || unknown.length > 0) throw new LauncherError(USAGE);
  const set = selectPorts(values.offset, PORT_SETS.tests);
  const opened = await Promise.all(
    PROXIED_SERVICES.map(
      async (name) => [name, await openProxy(set.ports[name] + PROXY_OFFSET, set.ports[name])] as const,
    ),
  );
  // The emulators inherit this variable.
  process.env[ANNOUNCED_PORTS] = JSON.stringify(Object.fromEntries(opened.map(([name, { port }]) => [name, port])));
  try {
    return await withSession({ set, stop }, async () => {
      const chromium = await findTestBrowser(machineChromium);
      Object.assign(process.env, getTestEnvironment(set, chromium));
      // Imported here because its helpers read the environment on import.
      const { runFaultTests } = await import('./fault-test.ts');
      return runFaultTests({
        faults,
        journeys,
        atOnce: Number(values['at-once']),
        isRecorded: values.fault === '' && values.journey === '',
        proxies: new Map(opened),
        chromium,
        url: `http://localhost:${set.ports.hosting}`,
        signal: stop.signal,
      });
    });
  } finally {
    await Promise.all(opened.map(([, proxy]) => proxy.close()));
  }
});
