import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { describeMatrix } from '../../tests/rules/support/cells.ts';
import { withSession } from '../../tools/emulators/session.ts';
import type { Service } from '../../tools/emulators/storage-rules/parser.ts';
import { PART_NAMES } from '../../tools/shared/build.ts';
import { LauncherError } from '../../tools/shared/errors.ts';
import { ROOT } from '../../tools/shared/paths.ts';
import { HOST, PORT_SETS, type PortSet, selectPorts } from '../../tools/shared/ports.ts';
import { runTool, type StopRequest } from '../../tools/shared/tool.ts';
import { recordMeasurements, requireRecordableCommit } from '../../tools/testing/measurements.ts';
import { formatCoverageReport, mergeReports, readCoverage } from './coverage.ts';
import { DECLARED_SURVIVORS, getSurvivalReason, isDeclared } from './declared-survivors.ts';
import { type Lane, openLane, RULES_FILES } from './lane.ts';
import { createMutants } from './mutants.ts';
import { formatMutationReport, type Result } from './report.ts';
import { listRuleExpressions } from './rule-expressions.ts';
import { type Baseline, tryMutant } from './try-mutant.ts';

const USAGE = `npm run mutate:rules -- [--lanes 2] [--coverage] [--line 120,121] [--offset 10000]
Mutates firestore.rules and storage.rules one place at a time and checks whether a test fails; reads the emulator's
coverage report. Records both in docs/quality.md.
  --lanes    parallel test runs (default: 2)
  --coverage reads the coverage report only
  --line     mutates these lines only, and records nothing
  --offset   port offset from npm start, instead of 10000`;
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

/** A rules file, and the lanes that test it. */
interface Examination {
  readonly service: Service;
  readonly source: string;
  readonly lanes: readonly Lane[];
}

/** Gives each item, in order, to the next free lane. */
async function distribute<Item>(
  items: readonly Item[],
  lanes: readonly Lane[],
  work: (lane: Lane, item: Item) => Promise<void>,
): Promise<void> {
  const queue = [...items];
  await Promise.all(
    lanes.map(async (lane) => {
      for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(lane, item);
    }),
  );
}

/** Runs each test file with the unchanged rules. All must pass. */
async function runBaselines({ service, source, lanes }: Examination, { ports }: PortSet): Promise<Baseline[]> {
  const { matrix, tests } = RULES_FILES[service];
  const baselines: Baseline[] = [];
  await distribute([matrix, ...tests], lanes, async (lane, file) => {
    const begun = Date.now();
    const outcome = await lane.run(source, [file]);
    if (outcome.kind !== 'survived') {
      const what = outcome.kind === 'noticed' ? `failed: ${outcome.title}` : `${outcome.kind}: ${outcome.message}`;
      throw new LauncherError(`${file} under the unchanged rules ${what}`);
    }
    const report =
      service === 'cloud.firestore' ? await readCoverage(`${HOST}:${ports.firestore}`, lane.project) : null;
    baselines.push({ file, ms: Date.now() - begun, report });
  });
  return baselines;
}

const record = async (section: Parameters<typeof recordMeasurements>[0], lines: readonly string[]): Promise<void> => {
  if (values.line === undefined) await recordMeasurements(section, COMMAND, lines);
};

/** Prints and records the coverage of firestore.rules. Returns whether it is complete. */
async function reportCoverage({ service, source }: Examination, baselines: readonly Baseline[]): Promise<boolean> {
  const allows = listRuleExpressions(source, service)
    .filter(({ role, root }) => role === 'allow' && root.type !== 'Literal')
    .map(({ root }) => root.start);
  const { lines, ok } = formatCoverageReport(
    mergeReports(baselines.flatMap(({ report }) => (report ? [report] : []))),
    new Set(allows),
  );
  console.log(lines.join('\n'));
  await record('rules-coverage', lines);
  return ok;
}

/** Progress line of a mutant that no test noticed, with the reason. */
function formatProgress({ mutant, outcome }: Result): string {
  const what = {
    noticed: '',
    refused: 'no rules',
    broken: `BROKEN: ${'message' in outcome ? outcome.message : ''}`,
    survived: getSurvivalReason(mutant) ?? 'SURVIVED',
  };
  const location = `${RULES_FILES[mutant.service].file}:${mutant.line}`;
  return `${location} ${mutant.before} → ${mutant.after}: ${what[outcome.kind]}`;
}

/** Tests one rules file on its lanes. */
async function examine(examination: Examination, set: PortSet, stop: StopRequest) {
  const { service, source, lanes } = examination;
  const baselines = await runBaselines(examination, set);
  const covered = service !== 'cloud.firestore' || (await reportCoverage(examination, baselines));
  const lines = values.line?.split(',').map(Number);
  const mutants = values.coverage
    ? []
    : createMutants(source, service).filter(({ line }) => lines === undefined || lines.includes(line));
  const results: Result[] = [];
  await distribute(mutants, lanes, async (lane, mutant) => {
    stop.signal.throwIfAborted();
    const result = { mutant, outcome: await tryMutant(lane, mutant, baselines) };
    results.push(result);
    if (result.outcome.kind !== 'noticed') console.log(formatProgress(result));
    if (results.length % 25 === 0) console.log(`${results.length} of ${mutants.length}`);
  });
  return { covered, results };
}

async function mutate(set: PortSet, stop: StopRequest): Promise<number> {
  const open = async (service: Service, numbers: readonly number[]): Promise<Examination> => ({
    service,
    source: await readFile(join(ROOT, RULES_FILES[service].file), 'utf8'),
    lanes: await Promise.all(numbers.map((number) => openLane(set, service, number))),
  });
  const numbers = Array.from({ length: Number(values.lanes) }, (_, index) => index + 1);
  const examinations = [await open('firebase.storage', [0]), await open('cloud.firestore', numbers)];
  try {
    const examined = await Promise.all(examinations.map((one) => examine(one, set, stop)));
    const covered = examined.every((one) => one.covered);
    // At this point every cell of the matrix has passed with the unchanged rules.
    await record('rules-matrix', describeMatrix());
    if (values.coverage) {
      console.log(covered ? 'every expression was evaluated' : 'not all of firestore.rules was evaluated');
      return covered ? 0 : 1;
    }
    const results = examined.flatMap((one) => one.results);
    const survived = results.filter(({ outcome }) => outcome.kind === 'survived');
    const stale = DECLARED_SURVIVORS.filter((known) => !survived.some(({ mutant }) => isDeclared(known, mutant)));
    const report = formatMutationReport(results, values.line === undefined ? stale : []);
    console.log(report.lines.join('\n'));
    await record('rules-mutations', report.lines);
    console.log(report.summary);
    return report.ok && covered ? 0 : 1;
  } finally {
    await Promise.all(examinations.flatMap(({ lanes }) => lanes.map((lane) => lane.close())));
  }
}

await runTool(async (stop) => {
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  if (!/^[1-8]$/.test(values.lanes)) throw new LauncherError(USAGE);
  if (values.line === undefined) await requireRecordableCommit();
  const set = selectPorts(values.offset, PORT_SETS.tests);
  return withSession({ set, stop, data: false, without: PART_NAMES }, () => mutate(set, stop));
});
