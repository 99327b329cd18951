import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '@bigorna/domain/locales';
import { z } from 'zod';
import { ROOT } from '../shared/paths.ts';
import { runCommand } from '../shared/processes.ts';
import { findGlossaryProblems, findTableProblems, parseGlossary } from '../texts/glossary.ts';
import { readTexts } from '../texts/read-texts.ts';
import { formatFailure, type Tally } from './reports.ts';
import { findRequirementProblems } from './requirements.ts';
import { readRequirements } from './requirements-page.ts';
import { isTestFile, readSourceFiles } from './source-files.ts';
import { findIndexProblems, findNameProblems, findTitleProblems } from './words.ts';

/** Folders with a tsconfig.json; the root's covers tools, lab and tests. */
const TYPE_PROJECTS = ['.', 'domain', 'client', 'functions', 'web', 'web/worker', 'admin'];

const bin = (name: string) => join(ROOT, 'node_modules', '.bin', name);

/** A check of the whole tree that counts as one test. Returns an error message or null. */
type Gate = { readonly name: string; readonly check: () => Promise<string | null> };

async function commandGate(program: string, args: readonly string[], cwd = ROOT): Promise<string | null> {
  const { code, output } = await runCommand(program, args, { cwd });
  return code === 0 ? null : output.trim();
}

async function types(): Promise<string | null> {
  const problems: string[] = [];
  for (const project of TYPE_PROJECTS) {
    const problem = await commandGate(bin('tsc'), ['--noEmit', '--pretty', 'false', '-p', project]);
    if (problem !== null) problems.push(`${project}:\n${problem}`);
  }
  return problems.length > 0 ? problems.join('\n') : null;
}

async function requirements(): Promise<string | null> {
  const { page, evidence } = await readRequirements();
  const manifest = z.object({ scripts: z.record(z.string(), z.string()) });
  const { scripts } = manifest.parse(JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')));
  const problems = findRequirementProblems(page, evidence, Object.keys(scripts));
  return problems.length > 0 ? problems.join('\n') : null;
}

async function words(): Promise<string | null> {
  const files = await readSourceFiles();
  const decisions = join(ROOT, 'docs', 'decisions');
  const pages = globSync('*.md', { cwd: decisions, exclude: ['README.md'] });
  const problems = [
    ...files.flatMap(findNameProblems),
    ...files.filter(isTestFile).flatMap(findTitleProblems),
    ...findIndexProblems(readFileSync(join(decisions, 'README.md'), 'utf8'), pages),
  ];
  return problems.length > 0 ? problems.join('\n') : null;
}

async function glossaries(): Promise<string | null> {
  const problems: string[] = [];
  for (const locale of LOCALES) {
    const path = join('docs', 'glossary', `${locale}.md`);
    const page = existsSync(join(ROOT, path)) ? readFileSync(join(ROOT, path), 'utf8') : '';
    const found = [...findTableProblems(page), ...findGlossaryProblems(parseGlossary(page), await readTexts(locale))];
    problems.push(...found.map((problem) => `${path}: ${problem}`));
  }
  return problems.length > 0 ? problems.join('\n') : null;
}

/** Folders that dependency-cruiser checks; its rules are in `.dependency-cruiser.mjs`. */
const CRUISED = ['domain', 'client', 'functions/src', 'web/src', 'web/worker', 'admin/src', 'tools'];

/** Types, lint and format, layers, words, glossaries, messages, requirements: `npm run check`, and the first part of `npm test`. */
export const GATES: readonly Gate[] = [
  { name: 'types', check: types },
  { name: 'lint', check: () => commandGate(bin('biome'), ['check', '--error-on-warnings', '--colors=off', '.']) },
  { name: 'layers', check: () => commandGate(bin('depcruise'), [...CRUISED, '--output-type', 'err-long']) },
  { name: 'words', check: words },
  { name: 'glossaries', check: glossaries },
  { name: 'messages', check: () => commandGate('npm', ['run', '--silent', 'messages:check'], join(ROOT, 'web')) },
  { name: 'requirements', check: requirements },
];

/** Runs one gate, prints its error, and counts it as one test. */
export async function runGate(gate: Gate): Promise<Tally> {
  const complaint = await gate.check();
  console.log(complaint === null ? `✓ ${gate.name}` : `✗ ${gate.name}\n${complaint}`);
  return complaint === null
    ? { passed: 1, failed: 0, notes: [], tests: [] }
    : { passed: 0, failed: 1, notes: [formatFailure(`failed: ${gate.name}`, complaint)], tests: [] };
}
