import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { matrixFigures } from '../../../tests/rules/support/cells.ts';
import { PART_NAMES } from '../../build.ts';
import { LauncherError } from '../../emulators/errors.ts';
import { ROOT } from '../../emulators/paths.ts';
import { chosenPorts, HOST, PORT_SETS, type PortSet } from '../../emulators/ports.ts';
import { openSession } from '../../emulators/session.ts';
import type { Service } from '../../emulators/storage-rules/parser.ts';
import { Timings } from '../../emulators/timings.ts';
import { runTool, type StopRequest } from '../../emulators/tool.ts';
import { recordableCommit, recordFigures } from '../figures.ts';
import { readCoverage, together } from './coverage.ts';
import { openLane, projectOf, RULES_FILES } from './emulators.ts';
import { isDeclared, KNOWN_SURVIVORS, reasonFor } from './known-survivors.ts';
import { readMemory, writeMemory } from './memory.ts';
import { type Mutant, mutantsOf } from './mutants.ts';
import { placesOf } from './places.ts';
import { coverageReportOf, mutationReport, type Result } from './report.ts';
import type { Lane, Outcome } from './runs.ts';
import { FIRESTORE_TESTS, MATRIX, STORAGE_MATRIX, STORAGE_TESTS } from './test-files.ts';
import { type Baseline, keyOf, type Memory, tryMutant } from './tries.ts';

const USAGE = `npm run mutate:rules -- [--lanes 2] [--coverage] [--line 120,121] [--offset 10000]
Changes firestore.rules and storage.rules in one place after the other and looks whether the tests notice; reads the
emulator's report on which expressions the tests evaluate. Records both in docs/quality.md.
  --lanes    runs of tests side by side (default: 2)
  --coverage reads the report alone
  --line     changes these lines alone, and records nothing
  --offset   add this to the ports of npm start, instead of 10000`;
const COMMAND = 'npm run mutate:rules';

const { values } = parseArgs({
  options: {
    lanes: { type: 'string', default: '2' },
    coverage: { type: 'boolean', default: false },
    line: { type: 'string' },
    offset: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

interface Rules {
  readonly service: Service;
  readonly source: string;
}
interface OpenLane {
  readonly lane: Lane;
  readonly project: string;
}

/** Takes one item after the other, each by the next of the workers that is free. */
async function share<Item, Worker>(
  items: readonly Item[],
  workers: readonly Worker[],
  work: (worker: Worker, item: Item) => Promise<void>,
): Promise<void> {
  const queue = [...items];
  await Promise.all(
    workers.map(async (worker) => {
      for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(worker, item);
    }),
  );
}

/** Runs each file of tests under the rules as they are: all must pass. */
async function baselinesOf({ service, source }: Rules, lanes: readonly OpenLane[], set: PortSet): Promise<Baseline[]> {
  const firestore = service === 'cloud.firestore';
  const files = firestore ? [MATRIX, ...FIRESTORE_TESTS] : [...STORAGE_TESTS, STORAGE_MATRIX];
  const baselines: Baseline[] = [];
  await share(files, lanes, async ({ lane, project }, file) => {
    const begun = Date.now();
    const outcome = await lane.run(source, [file]);
    if (outcome.kind === 'noticed') throw new LauncherError(`${file} fails as it is: ${outcome.title}`);
    if (outcome.kind === 'refused') throw new LauncherError(`${RULES_FILES[service]}: ${outcome.message}`);
    if (outcome.kind === 'broken') throw new LauncherError(`${file} did not end as it is: ${outcome.message}`);
    const report = firestore ? await readCoverage(`${HOST}:${set.ports.firestore}`, project) : null;
    baselines.push({ file, ms: Date.now() - begun, report });
  });
  return baselines;
}

/** What is said at once of a mutant that was not noticed. */
function wordFor(mutant: Mutant, outcome: Outcome): string {
  if (outcome.kind === 'refused') return 'no rules';
  if (outcome.kind === 'broken') return `BROKEN: ${outcome.message}`;
  return reasonFor(mutant) ?? 'SURVIVED';
}

async function tryAll(
  mutants: readonly Mutant[],
  lanes: readonly OpenLane[],
  baselines: readonly Baseline[],
  memory: Memory,
  stop: StopRequest,
): Promise<Result[]> {
  const results: Result[] = [];
  await share(mutants, lanes, async ({ lane }, mutant) => {
    stop.signal.throwIfAborted();
    const outcome = await tryMutant(lane, mutant, baselines, memory);
    results.push({ mutant, outcome });
    if (outcome.kind === 'noticed') memory.set(keyOf(mutant), { file: outcome.file, title: outcome.title });
    if (outcome.kind !== 'noticed') {
      const word = wordFor(mutant, outcome);
      console.log(`${RULES_FILES[mutant.service]}:${mutant.line} ${mutant.before} → ${mutant.after}: ${word}`);
    }
    if (results.length % 25 === 0) {
      console.log(`${results.length} of ${mutants.length}`);
      await writeMemory(memory);
    }
  });
  return results;
}

async function record(
  section: 'rules-matrix' | 'rules-coverage' | 'rules-mutations',
  lines: readonly string[],
): Promise<void> {
  if (values.line === undefined) await recordFigures(section, COMMAND, lines);
}

function reportCoverage({ source }: Rules, baselines: readonly Baseline[]) {
  const allows = placesOf(source, 'cloud.firestore').filter(
    ({ role, expression }) => role === 'allow' && expression.root.op !== 'value',
  );
  const begins = allows.map(({ expression }) => expression.spanOf(expression.root).start);
  return coverageReportOf(together(baselines.flatMap(({ report }) => (report ? [report] : []))), new Set(begins));
}

/** Everything about one rules file, on its lanes. */
async function examine(rules: Rules, lanes: readonly OpenLane[], set: PortSet, memory: Memory, stop: StopRequest) {
  const baselines = await baselinesOf(rules, lanes, set);
  const coverage = rules.service === 'cloud.firestore' ? reportCoverage(rules, baselines) : null;
  if (coverage) {
    console.log(coverage.lines.join('\n'));
    await record('rules-coverage', coverage.lines);
  }
  const lines = values.line?.split(',').map(Number);
  const mutants = values.coverage ? [] : mutantsOf(rules.source, rules.service);
  const chosen = lines ? mutants.filter(({ line }) => lines.includes(line)) : mutants;
  return { covered: coverage?.ok ?? true, results: await tryAll(chosen, lanes, baselines, memory, stop) };
}

async function mutate(set: PortSet, stop: StopRequest): Promise<number> {
  const read = async (service: Service): Promise<Rules> => ({
    service,
    source: await readFile(join(ROOT, RULES_FILES[service]), 'utf8'),
  });
  const open = async (service: Service, number: number) => ({
    lane: await openLane(set, service, number),
    project: projectOf(number),
  });
  const count = Number(values.lanes);
  const storage = await open('firebase.storage', 0);
  const firestore = await Promise.all(Array.from({ length: count }, (_, index) => open('cloud.firestore', index + 1)));
  const memory = await readMemory();
  try {
    const examined = await Promise.all([
      examine(await read('cloud.firestore'), firestore, set, memory, stop),
      examine(await read('firebase.storage'), [storage], set, memory, stop),
    ]);
    const covered = examined.every((one) => one.covered);
    // The baselines have passed, every cell among them.
    await record('rules-matrix', matrixFigures());
    if (values.coverage) {
      console.log(covered ? 'every expression was evaluated' : 'not all of firestore.rules was evaluated');
      return covered ? 0 : 1;
    }
    const results = examined.flatMap((one) => one.results);
    const isStale = (known: (typeof KNOWN_SURVIVORS)[number]) =>
      !results.some(({ mutant, outcome }) => isDeclared(known, mutant) && outcome.kind === 'survived');
    const report = mutationReport(results, values.line === undefined ? KNOWN_SURVIVORS.filter(isStale) : []);
    console.log(report.lines.join('\n'));
    await record('rules-mutations', report.lines);
    console.log(report.summary);
    return report.ok && covered ? 0 : 1;
  } finally {
    await writeMemory(memory);
    await Promise.all([storage, ...firestore].map(({ lane }) => lane.close()));
  }
}

await runTool(async (stop) => {
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  if (!/^[1-8]$/.test(values.lanes)) throw new LauncherError(USAGE);
  if (values.line === undefined) await recordableCommit();
  const set = chosenPorts(values.offset, PORT_SETS.tests);
  const options = { verbose: false, ui: false, data: false, reload: false, without: PART_NAMES };
  const session = await openSession({ ...options, set, timings: new Timings(false), stop });
  try {
    return await mutate(set, stop);
  } finally {
    await session.suite.stop();
  }
});
