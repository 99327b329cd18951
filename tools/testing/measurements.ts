import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LauncherError } from '../shared/errors.ts';
import { withLock } from '../shared/lock.ts';
import { CACHE, ROOT } from '../shared/paths.ts';
import { runCommand } from '../shared/processes.ts';

/** Sections of docs/quality.md with recorded figures, by the name in their marks. */
export const MEASUREMENT_SECTIONS = [
  'rules-matrix',
  'rules-coverage',
  'rules-mutations',
  'headers',
  'uploads',
  'manifests',
  'text',
  'public-answers',
  'server-logs',
  'fault-tests',
  'reconciliation',
  'take-down',
  'stolen-account',
  'load',
  'backup',
  'deploy-plan',
  'fuzz',
] as const;
export type MeasurementSection = (typeof MEASUREMENT_SECTIONS)[number];

const PAGE = join(ROOT, 'docs', 'quality.md');

/** The value 1 allows recording figures of uncommitted files. These figures get a mark. */
const DIRTY_VARIABLE = 'RECORD_DIRTY';
const SHOWN_MAX = 3;

/**
 * Name of the measured version on the page.
 *
 * @param status output of `git status --porcelain`; docs/quality.md itself may differ, since several scripts write it
 * @throws LauncherError if other files differ from the commit, unless allowed
 */
export function getMeasuredName(commit: string, status: string, mayBeDirty: boolean): string {
  const others = status.split('\n').filter((line) => line !== '' && !line.endsWith('docs/quality.md'));
  if (others.length === 0) return commit;
  if (mayBeDirty) return `${commit} with changes`;
  throw new LauncherError(
    `No figures were recorded: ${others.length} files differ from ${commit} (${others.slice(0, SHOWN_MAX).join(', ')}…). ` +
      `Commit them or measure in a clean clone; ${DIRTY_VARIABLE}=1 records them anyway, with a mark.`,
  );
}

/** The output of a git command in this checkout. */
export const git = async (...args: string[]): Promise<string> =>
  (await runCommand('git', args, { cwd: ROOT })).output.trim();

/**
 * Name of the measured commit. Long measurements call it first, to fail early.
 *
 * @throws LauncherError for uncommitted files, unless allowed
 */
export async function requireRecordableCommit(): Promise<string> {
  const [commit, status] = [await git('rev-parse', '--short', 'HEAD'), await git('status', '--porcelain')];
  return getMeasuredName(commit, status, process.env[DIRTY_VARIABLE] === '1');
}

/**
 * Replaces the figures of one section.
 *
 * @param page docs/quality.md
 * @param body Markdown, without marks
 * @throws Error if the page has no marks of that name
 */
export function replaceMeasurements(page: string, section: MeasurementSection, body: string): string {
  const [begin, end] = [`<!-- figures: ${section} -->`, `<!-- end: ${section} -->`];
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`docs/quality.md has no marks for ${section}`);
  return `${page.slice(0, from + begin.length)}\n${body.trim()}\n${page.slice(to)}`;
}

/**
 * Writes figures into their section of docs/quality.md, with commit, day and command.
 *
 * @param command the command that repeats the measurement
 * @param lines Markdown lines: figures, a table, limits
 * @throws LauncherError as {@link requireRecordableCommit} does
 */
export async function recordMeasurements(
  section: MeasurementSection,
  command: string,
  lines: readonly string[],
): Promise<void> {
  const heading = `Measured at ${await requireRecordableCommit()} on ${new Date().toISOString().slice(0, 10)} by \`${command}\`:`;
  await withLock(join(CACHE, 'quality.lock'), async () => {
    const page = replaceMeasurements(await readFile(PAGE, 'utf8'), section, [heading, '', ...lines].join('\n'));
    await writeFile(`${PAGE}.new`, page);
    await rename(`${PAGE}.new`, PAGE);
  });
}
