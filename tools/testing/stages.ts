import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PART_NAMES, type PartName } from '../build.ts';
import { CACHE, NODE, ROOT } from '../emulators/paths.ts';
import { BUCKET, HOST, type PortSet, PROJECT_ID, REGION } from '../emulators/ports.ts';
import { runCommand } from '../emulators/processes.ts';
import { joinPlaywright, type Tally, type TallyOptions, tallyPlaywright, tallyVitest } from './reports.ts';

/** The test stages; all but unit need the emulators. */
export const STAGES = ['unit', 'rules', 'e2e', 'api'] as const;
export type Stage = (typeof STAGES)[number];

/** The stages with tests that take long. */
export const LONG_STAGES: readonly Stage[] = ['e2e', 'api'];

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
 * The browser tests by playwright.config.ts's projects, one after the other: visitors see the seed as it is, staff then change
 * it, and at last comes what changes the portal for everybody. Not by Playwright's own dependencies: there a failure of
 * the first keeps the others from being run.
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

function runnersOf(stage: Stage, pattern: string | null): Runner[] {
  const reportOf = (name: string) => join(CACHE, 'test-reports', `${name}.json`);
  if (stage !== 'e2e') return [vitest(stage, reportOf(stage), pattern)];
  return BROWSER_PROJECTS.map((project) => playwright(project, reportOf(`e2e-${project}`), pattern));
}

const tally = (stage: Stage, texts: readonly string[], options: TallyOptions): Tally =>
  stage === 'e2e' ? tallyPlaywright(joinPlaywright(texts), options) : tallyVitest(texts.join(''), options);

export type StageOptions = {
  /** Added to this process's environment. */
  readonly env: NodeJS.ProcessEnv;
  /** Only tests whose title matches, or null for all. */
  readonly pattern: string | null;
  /** Show what it says as it comes; else once it is through, so that it does not mix with another's. */
  readonly live: boolean;
};

/** Runs one stage's tests and sums its reports. */
export async function runStage(stage: Stage, { env, pattern, live }: StageOptions): Promise<Tally> {
  await mkdir(join(CACHE, 'test-reports'), { recursive: true });
  if (live) console.log(`\n── ${stage} ──`);
  const texts: string[] = [];
  let worst: number | null = 0;
  for (const runner of runnersOf(stage, pattern)) {
    await rm(runner.report, { force: true });
    const { code, output } = await runCommand(runner.program, runner.args, {
      cwd: ROOT,
      inherit: live,
      env: { ...process.env, ...env, ...runner.env },
      timeoutMs: STAGE_MS,
    });
    if (!live) console.log(`\n── ${stage} ──\n${output}`);
    const text = await readFile(runner.report, 'utf8').catch(() => null);
    if (text === null) return { passed: 0, failed: 1, notes: [`left no report (code ${code ?? 'unknown'})`] };
    texts.push(text);
    if (code !== 0) worst = code;
  }
  return tally(stage, texts, { code: worst, filtered: pattern !== null });
}
