import type { SourceFile } from './source-files.ts';

/** One row of docs/requirements.md. Names of issues are `01` in the first stage, `S01` or `S02b` in the second. */
const ROW = /^\|\s*(R\d{3})\s*\|\s*(\d{2}|S\d{2}[a-z]?)\s*\|([^|]*)\|([^|]*)\|\s*$/;
const FINISHED = /^Finished issues:\s*([\w, ]+)$/m;
const SCRIPT = /^script: npm run ([\w:-]+)/;

/** A string literal that ends with requirement ids: `'rejects an expired token (R063, R064)'`. */
const TITLE = /(['"`])((?:\\.|(?!\1)[^\\\n])*\((R\d{3}(?:, R\d{3})*)\))\1/g;

/** The files whose test titles end with each requirement's id, with the number of such titles: `path × 3`. */
export function findEvidence(files: readonly SourceFile[]): Map<string, string[]> {
  const evidence = new Map<string, string[]>();
  for (const { path, text } of files) {
    const titles = new Map<string, number>();
    for (const [, , , ids = ''] of text.matchAll(TITLE)) {
      for (const id of ids.split(', ')) titles.set(id, (titles.get(id) ?? 0) + 1);
    }
    for (const [id, count] of titles) evidence.set(id, [...(evidence.get(id) ?? []), `${path} × ${count}`]);
  }
  return evidence;
}

/** The page with its last column filled from the tests. Entries that name a script are written by hand and stay. */
export function fillEvidence(page: string, evidence: ReadonlyMap<string, readonly string[]>): string {
  const fillRow = (line: string) => {
    const [, id, issue, demand = '', shown = ''] = ROW.exec(line) ?? [];
    if (!id || !issue) return line;
    const scripts = shown.split('<br>').filter((entry) => SCRIPT.test(entry.trim()));
    const entries = [...(evidence.get(id) ?? []), ...scripts.map((entry) => entry.trim())];
    return `| ${id} | ${issue} | ${demand.trim()} | ${entries.join('<br>')} |`;
  };
  return page.split('\n').map(fillRow).join('\n');
}

/**
 * Checks docs/requirements.md: it is up to date with the tests, and each demand of a finished issue has evidence.
 * @param scripts the names of package.json's scripts
 * @returns the problems found
 */
export function findRequirementProblems(
  page: string,
  evidence: ReadonlyMap<string, readonly string[]>,
  scripts: readonly string[],
): string[] {
  const finished = FINISHED.exec(page)?.[1]?.split(/[, ]+/).filter(Boolean) ?? [];
  if (finished.length === 0) return ["docs/requirements.md has no line 'Finished issues: …'"];
  const problems: string[] = [];
  const listed = new Set<string>();
  for (const line of fillEvidence(page, evidence).split('\n')) {
    const [, id, issue, , shown = ''] = ROW.exec(line) ?? [];
    if (!id || !issue) continue;
    listed.add(id);
    const entries = shown.split('<br>').filter((entry) => entry.trim() !== '');
    if (entries.length === 0 && finished.includes(issue)) problems.push(`${id}: no test names it in its title`);
    for (const entry of entries) {
      const script = SCRIPT.exec(entry.trim())?.[1];
      if (script !== undefined && !scripts.includes(script)) problems.push(`${id}: there is no script '${script}'`);
    }
  }
  for (const id of evidence.keys()) {
    if (!listed.has(id)) problems.push(`${id}: a test names it, docs/requirements.md does not`);
  }
  if (fillEvidence(page, evidence) !== page) {
    problems.push('docs/requirements.md is out of date: run `npm run requirements`');
  }
  return problems;
}
