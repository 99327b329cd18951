import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
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

/** The commit that was measured, marked where files differed from it. */
async function measuredCommit(): Promise<string> {
  const git = async (...args: string[]) => (await runCommand('git', args, { cwd: ROOT })).output.trim();
  const [commit, changed] = [await git('rev-parse', '--short', 'HEAD'), await git('status', '--porcelain')];
  const others = changed.split('\n').filter((line) => line !== '' && !line.endsWith('docs/quality.md'));
  return others.length === 0 ? commit : `${commit} with changes`;
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
 */
export async function recordFigures(section: FigureSection, command: string, lines: readonly string[]): Promise<void> {
  const heading = `Measured at ${await measuredCommit()} on ${new Date().toISOString().slice(0, 10)} by \`${command}\`:`;
  await withLock(join(CACHE, 'quality.lock'), async () => {
    const page = withFigures(await readFile(PAGE, 'utf8'), section, [heading, '', ...lines].join('\n'));
    await writeFile(`${PAGE}.new`, page);
    await rename(`${PAGE}.new`, PAGE);
  });
}
