import { parseArgs } from 'node:util';
import { PART_NAMES } from './build.ts';
import { banner } from './emulators/banner.ts';
import { chosenPorts, PORT_SETS } from './emulators/ports.ts';
import { openSession, untilStopped } from './emulators/session.ts';
import { Timings } from './emulators/timings.ts';
import { runTool } from './emulators/tool.ts';

const { values } = parseArgs({
  options: {
    /** Print how long each phase takes. */
    timings: { type: 'boolean', default: false },
    /** Show the emulators' output. */
    verbose: { type: 'boolean', default: false },
    /** Parts not to build and not to wait for: functions, web, admin, separated by commas. */
    without: { type: 'string', default: '' },
    /** Start without emulator-data/. */
    empty: { type: 'boolean', default: false },
    /** Add this number to every port, to run beside another copy. */
    offset: { type: 'string' },
  },
});

await runTool(async (stop) => {
  const timings = new Timings(values.timings);
  console.log('Starting Bigorna: building what changed, starting the emulators…');
  const session = await openSession({
    set: chosenPorts(values.offset, PORT_SETS.start),
    timings,
    stop,
    verbose: values.verbose,
    ui: true,
    data: !values.empty,
    reload: false,
    without: PART_NAMES.filter((part) => values.without.split(',').includes(part)),
  });
  console.log(`\n${banner(session)}\n\nReady in ${timings.total().toFixed(1)} s. Ctrl+C stops everything.`);
  await untilStopped(session, stop);
  return 0;
});
