/** One row of docs/requirements.md: a demand, the issue that owes it and what shows it. */
type Requirement = { readonly id: string; readonly issue: string; readonly evidence: readonly string[] };

const ROW = /^\|\s*(R\d{3})\s*\|\s*(\d{2})\s*\|[^|]*\|([^|]*)\|\s*$/;
const FINISHED = /^Finished issues:\s*([\d, ]+)$/m;

function parse(markdown: string): Requirement[] {
  return markdown.split('\n').flatMap((line) => {
    const [, id, issue, shown] = ROW.exec(line) ?? [];
    if (!id || !issue || shown === undefined) return [];
    const evidence = shown
      .split('<br>')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== '');
    return [{ id, issue, evidence }];
  });
}

function problemWith(id: string, entry: string, source: (path: string) => string | null, scripts: readonly string[]) {
  const [place = '', title = ''] = entry.split(/:\s+(.*)/s);
  if (place === 'script') {
    const script = /^npm run ([\w:-]+)/.exec(title)?.[1] ?? '';
    return scripts.includes(script) ? null : `${id}: there is no script for '${title}'`;
  }
  const text = source(place);
  if (text === null) return `${id}: there is no file ${place}`;
  if (!title.includes(id)) return `${id}: the title '${title}' does not bear the id`;
  return text.includes(title) ? null : `${id}: ${place} has no test '${title}'`;
}

/**
 * Holds docs/requirements.md against the tests: each demand of a finished issue must name, in its last column, entries
 * `path/to/file.test.ts: the test's title` or `script: npm run …` (several parted by `<br>`), and each must exist.
 * @param source a file's text by its path from the root, or null
 * @param scripts the names of package.json's scripts
 * @returns the problems found, none when all is well
 */
export function requirementProblems(
  markdown: string,
  source: (path: string) => string | null,
  scripts: readonly string[],
): string[] {
  const finished = FINISHED.exec(markdown)?.[1]?.split(/[, ]+/).filter(Boolean) ?? [];
  if (finished.length === 0) return ["docs/requirements.md has no line 'Finished issues: …'"];
  const owed = parse(markdown).filter((row) => finished.includes(row.issue));
  if (owed.length === 0) return ['docs/requirements.md has no row for a finished issue'];
  return owed.flatMap(({ id, evidence }) => {
    if (evidence.length === 0) return [`${id}: nothing shows it`];
    return evidence.map((entry) => problemWith(id, entry, source, scripts)).filter((problem) => problem !== null);
  });
}
