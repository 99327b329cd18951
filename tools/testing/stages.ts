import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PART_NAMES, type PartName } from '../build.ts';
import { CACHE, NODE, ROOT } from '../emulators/paths.ts';
import { BUCKET, HOST, type PortSet, PROJECT_ID, REGION } from '../emulators/ports.ts';
import { runCommand } from '../emulators/processes.ts';
import { type Tally, type TallyOptions, tallyPlaywright, tallyVitest } from './reports.ts';

/** The test stages; all but unit need the emulators. */
export const STAGES = ['unit', 'rules', 'e2e', 'api'] as const;
export type Stage = (typeof STAGES)[number];

/**
 * The stages with emulators, in lanes: each lane has a set of its own, and would run beside the others. All stand in one:
 * the browsers see the seed as visitors would, API tests, which leave mods of their own behind, come after them; side by
 * side they would be shorter by the API's waiting, which is to be seen on a quiet machine first.
 */
export const LANES: readonly (readonly Stage[])[] = [['rules', 'e2e', 'api']];

/** What each stage needs built; the emulators of Auth, Firestore and Storage run for all but unit. */
const NEEDS: Readonly<Record<Stage, readonly PartName[]>> = {
  unit: [],
  rules: [],
  api: ['functions'],
  e2e: PART_NAMES,
};

/** The parts that a run of these stages can do without. */
export function spareParts(stages: readonly Stage[]): PartName[] {
  const needed = new Set(stages.flatMap((stage) => NEEDS[stage]));
  return PART_NAMES.filter((part) => !needed.has(part));
}

const STAGE_MS = 45 * 60_000;

/** What the tests of the emulators find in their environment. */
export function testEnvironment({ ports }: PortSet, chromium: string | null): NodeJS.ProcessEnv {
  return {
    GCLOUD_PROJECT: PROJECT_ID,
    REGION,
    METADATA_SERVER_DETECTION: 'none',
    BIGORNA_URL: `http://localhost:${ports.hosting}`,
    BIGORNA_BUCKET: BUCKET,
    FIREBASE_AUTH_EMULATOR_HOST: `${HOST}:${ports.auth}`,
    FIRESTORE_EMULATOR_HOST: `${HOST}:${ports.firestore}`,
    FIREBASE_STORAGE_EMULATOR_HOST: `${HOST}:${ports.storage}`,
    STORAGE_EMULATOR_HOST: `http://${HOST}:${ports.storage}`,
    FIREBASE_EMULATOR_HUB: `${HOST}:${ports.hub}`,
    FUNCTIONS_EMULATOR_HOST: `${HOST}:${ports.functions}`,
    CLOUD_TASKS_EMULATOR_HOST: `${HOST}:${ports.tasks}`,
    ...(chromium ? { CHROMIUM: chromium } : {}),
  };
}

type Runner = {
  readonly program: string;
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  readonly tally: (text: string, options: TallyOptions) => Tally;
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
    program: NODE,
    args: [join(ROOT, 'node_modules/vitest/vitest.mjs'), ...args, ...(pattern ? ['-t', pattern] : [])],
    env: {},
    tally: tallyVitest,
  };
}

function playwright(report: string, pattern: string | null): Runner {
  const args = ['test', '--reporter=list,json', ...(pattern ? ['-g', pattern] : [])];
  return {
    program: NODE,
    args: [join(ROOT, 'node_modules/@playwright/test/cli.js'), ...args],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    tally: tallyPlaywright,
  };
}

export type StageOptions = {
  /** Added to this process's environment. */
  readonly env: NodeJS.ProcessEnv;
  /** Only tests whose title matches, or null for all. */
  readonly pattern: string | null;
  /** Show what it says as it comes; else once it is through, so that it does not mix with another's. */
  readonly live: boolean;
};

/** Runs one stage's tests and sums its report. */
export async function runStage(stage: Stage, { env, pattern, live }: StageOptions): Promise<Tally> {
  const folder = join(CACHE, 'test-reports');
  const report = join(folder, `${stage}.json`);
  await mkdir(folder, { recursive: true });
  await rm(report, { force: true });
  const runner = stage === 'e2e' ? playwright(report, pattern) : vitest(stage, report, pattern);
  if (live) console.log(`\n── ${stage} ──`);
  const { code, output } = await runCommand(runner.program, runner.args, {
    cwd: ROOT,
    inherit: live,
    env: { ...process.env, ...env, ...runner.env },
    timeoutMs: STAGE_MS,
  });
  if (!live) console.log(`\n── ${stage} ──\n${output}`);
  const text = await readFile(report, 'utf8').catch(() => null);
  if (text === null) return { passed: 0, failed: 1, notes: [`left no report (code ${code ?? 'unknown'})`] };
  return runner.tally(text, { code, filtered: pattern !== null });
}
