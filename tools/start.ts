import { parseArgs } from 'node:util';
import { formatBanner } from './banner.ts';
import { openSession, waitUntilStopped } from './emulators/session.ts';
import { PART_NAMES } from './shared/build.ts';
import { PORT_SETS, selectPorts } from './shared/ports.ts';
import { Timings } from './shared/timings.ts';
import { runTool } from './shared/tool.ts';

const { values } = parseArgs({
  options: {
    /** Print the duration of each phase. */
    timings: { type: 'boolean', default: false },
    /** Show the emulators' output. */
    verbose: { type: 'boolean', default: false },
    /** Parts to skip, separated by commas: functions, web, admin. */
    without: { type: 'string', default: '' },
    /** Start without emulator-data/. */
    empty: { type: 'boolean', default: false },
    /** Port offset, to run beside another copy. */
    offset: { type: 'string' },
  },
});

await runTool(async (stop) => {
  const timings = new Timings(values.timings);
  console.log('Starting Bigorna: building what changed, starting the emulators…');
  const session = await openSession({
    set: selectPorts(values.offset, PORT_SETS.start),
    timings,
    stop,
    verbose: values.verbose,
    ui: true,
    data: !values.empty,
    without: PART_NAMES.filter((part) => values.without.split(',').includes(part)),
  });
  console.log(`\n${formatBanner(session)}\n\nReady in ${timings.total().toFixed(1)} s. Ctrl+C stops everything.`);
  await waitUntilStopped(session, stop);
  return 0;
});
