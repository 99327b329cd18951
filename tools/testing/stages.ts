import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PART_NAMES, type PartName } from '../shared/build.ts';
import { CACHE, NODE, ROOT } from '../shared/paths.ts';
import { BUCKET, getEmulatorVariables, HOST, type PortSet, PROJECT_ID, REGION } from '../shared/ports.ts';
import { runCommand } from '../shared/processes.ts';
import { type Tally, type TallyOptions, tallyPlaywright, tallyVitest } from './reports.ts';

/** The test stages; all but unit need the emulators. */
export const STAGES = ['unit', 'rules', 'e2e', 'api'] as const;
export type Stage = (typeof STAGES)[number];

/** Stages with slow tests. */
export const LONG_STAGES: readonly Stage[] = ['e2e', 'api'];

/**
 * The stages with emulators, in lanes. Lanes run in parallel with separate emulators: browser tests see the unchanged
 * seed, and run while API tests wait.
 */
export const LANES: readonly (readonly Stage[])[] = [['rules', 'e2e'], ['api']];

/** The parts that each stage needs; all but unit need the emulators of Auth, Firestore and Storage. */
const NEEDS: Readonly<Record<Stage, readonly PartName[]>> = {
  unit: [],
  rules: [],
  api: PART_NAMES,
  e2e: PART_NAMES,
};

/** The parts that a run of these stages can skip. */
export function getSpareParts(stages: readonly Stage[]): PartName[] {
  const needed = new Set(stages.flatMap((stage) => NEEDS[stage]));
  return PART_NAMES.filter((part) => !needed.has(part));
}

const STAGE_MS = 45 * 60_000;

/** Environment variables for the tests with emulators. */
export function getTestEnvironment(set: PortSet, chromium: string | null): NodeJS.ProcessEnv {
  const { ports } = set;
  return {
    GCLOUD_PROJECT: PROJECT_ID,
    REGION,
    METADATA_SERVER_DETECTION: 'none',
    BIGORNA_URL: `http://localhost:${ports.hosting}`,
    BIGORNA_BUCKET: BUCKET,
    ...getEmulatorVariables(set),
    FIREBASE_EMULATOR_HUB: `${HOST}:${ports.hub}`,
    FUNCTIONS_EMULATOR_HOST: `${HOST}:${ports.functions}`,
    CLOUD_TASKS_EMULATOR_HOST: `${HOST}:${ports.tasks}`,
    ...(chromium ? { CHROMIUM: chromium } : {}),
  };
}

type Runner = {
  readonly report: string;
  readonly program: string;
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
};

function vitest(stage: Stage, report: string, pattern: string | null): Runner {
  const args = [
    'run',
    '--project',
    `${stage}*`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  return {
    report,
    program: NODE,
    args: [join(ROOT, 'node_modules/vitest/vitest.mjs'), ...args, ...(pattern ? ['-t', pattern] : [])],
    env: {},
  };
}

/**
 * Projects of playwright.config.ts, one after the other: visitors need the unchanged seed, staff tests change it, and
 * global changes come last. Does not use Playwright's dependencies: a failure of the first project would skip the
 * others.
 */
export const BROWSER_PROJECTS = ['site', 'console', 'alone'];

function playwright(project: string, report: string, pattern: string | null): Runner {
  const args = ['test', '--reporter=list,json', '--project', project, '--pass-with-no-tests'];
  return {
    report,
    program: NODE,
    args: [join(ROOT, 'node_modules/@playwright/test/cli.js'), ...args, ...(pattern ? ['-g', pattern] : [])],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  };
}

function getRunners(stage: Stage, pattern: string | null): Runner[] {
  const getReportFile = (name: string) => join(CACHE, 'test-reports', `${name}.json`);
  if (stage !== 'e2e') return [vitest(stage, getReportFile(stage), pattern)];
  return BROWSER_PROJECTS.map((project) => playwright(project, getReportFile(`e2e-${project}`), pattern));
}

const tally = (stage: Stage, texts: readonly string[], options: TallyOptions): Tally =>
  stage === 'e2e' ? tallyPlaywright(texts, options) : tallyVitest(texts.join(''), options);

export type StageOptions = {
  /** Added to this process's environment. */
  readonly env: NodeJS.ProcessEnv;
  /** Only tests with a matching title; null for all. */
  readonly pattern: string | null;
  /** Stream the output. Otherwise it is printed at the end, so that the outputs of stages do not mix. */
  readonly live: boolean;
  /** Aborted when the run ends early. The stage's tests are then killed. */
  readonly ended: AbortSignal;
};

/**
 * Runs one stage's tests and sums its reports.
 *
 * @throws the reason of `ended`
 */
export async function runStage(stage: Stage, { env, pattern, live, ended }: StageOptions): Promise<Tally> {
  await mkdir(join(CACHE, 'test-reports'), { recursive: true });
  if (live) console.log(`\n── ${stage} ──`);
  const texts: string[] = [];
  let worst: number | null = 0;
  for (const runner of getRunners(stage, pattern)) {
    await rm(runner.report, { force: true });
    ended.throwIfAborted();
    const { code, output } = await runCommand(runner.program, runner.args, {
      cwd: ROOT,
      inherit: live,
      env: { ...process.env, ...env, ...runner.env },
      timeoutMs: STAGE_MS,
    });
    if (!live) console.log(`\n── ${stage} ──\n${output}`);
    ended.throwIfAborted();
    const text = await readFile(runner.report, 'utf8').catch(() => null);
    if (text === null) {
      return { passed: 0, failed: 1, notes: [`${stage} left no report (code ${code ?? 'unknown'})`], tests: [] };
    }
    texts.push(text);
    if (code !== 0) worst = code;
  }
  return tally(stage, texts, { code: worst, filtered: pattern !== null });
}
