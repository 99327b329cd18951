import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LauncherError } from '../emulators/errors.ts';
import { withLock } from '../emulators/lock.ts';
import { CACHE, ROOT } from '../emulators/paths.ts';
import { runCommand } from '../emulators/processes.ts';

/** The sections of docs/quality.md whose figures a script writes, by the name between their marks. */
export const FIGURE_SECTIONS = [
  'rules-matrix',
  'rules-coverage',
  'rules-mutations',
  'headers',
  'uploads',
  'text',
  'public-answers',
  'server-logs',
  'drills',
  'load',
  'backup',
  'deploy-plan',
  'fuzz',
] as const;
export type FigureSection = (typeof FIGURE_SECTIONS)[number];

const PAGE = join(ROOT, 'docs', 'quality.md');

/** Set to 1, figures are recorded of files that are not committed, and say so. */
const DIRTY_VARIABLE = 'RECORD_DIRTY';
const SHOWN_MAX = 3;

/**
 * What was measured, as the page names it.
 *
 * @param status as `git status --porcelain` says it; the page itself may differ, since figures are written one after the other
 * @throws LauncherError when other files differ from the commit and may not
 */
export function measuredName(commit: string, status: string, mayBeDirty: boolean): string {
  const others = status.split('\n').filter((line) => line !== '' && !line.endsWith('docs/quality.md'));
  if (others.length === 0) return commit;
  if (mayBeDirty) return `${commit} with changes`;
  throw new LauncherError(
    `No figures were recorded: ${others.length} files differ from ${commit} (${others.slice(0, SHOWN_MAX).join(', ')}…). ` +
      `Commit them or measure in a clean clone; ${DIRTY_VARIABLE}=1 records all the same, and says so.`,
  );
}

/**
 * The commit that is being measured, as the page names it. What measures for long asks for it before, so as not to measure
 * in vain.
 *
 * @throws LauncherError on a tree that is not clean, unless it is told that it may be
 */
export async function recordableCommit(): Promise<string> {
  const git = async (...args: string[]) => (await runCommand('git', args, { cwd: ROOT })).output.trim();
  const [commit, status] = [await git('rev-parse', '--short', 'HEAD'), await git('status', '--porcelain')];
  return measuredName(commit, status, process.env[DIRTY_VARIABLE] === '1');
}

/**
 * The page with one section's figures in place of the former ones.
 *
 * @param page docs/quality.md as it is
 * @param body Markdown, without marks
 * @throws Error when the page has no marks of that name
 */
export function withFigures(page: string, section: FigureSection, body: string): string {
  const [begin, end] = [`<!-- figures: ${section} -->`, `<!-- end: ${section} -->`];
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`docs/quality.md has no marks for ${section}`);
  return `${page.slice(0, from + begin.length)}\n${body.trim()}\n${page.slice(to)}`;
}

/**
 * Writes what a script has measured into its section of docs/quality.md, with the commit, the day and the command.
 *
 * @param command as a reader would run it again
 * @param lines Markdown lines: figures, a table, what was not covered
 * @throws LauncherError as {@link recordableCommit} does
 */
export async function recordFigures(section: FigureSection, command: string, lines: readonly string[]): Promise<void> {
  const heading = `Measured at ${await recordableCommit()} on ${new Date().toISOString().slice(0, 10)} by \`${command}\`:`;
  await withLock(join(CACHE, 'quality.lock'), async () => {
    const page = withFigures(await readFile(PAGE, 'utf8'), section, [heading, '', ...lines].join('\n'));
    await writeFile(`${PAGE}.new`, page);
    await rename(`${PAGE}.new`, PAGE);
  });
}
