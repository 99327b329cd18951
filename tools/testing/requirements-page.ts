import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../shared/paths.ts';
import { findEvidence } from './requirements.ts';
import { isTestFile, readSourceFiles } from './source-files.ts';

/** The page with the requirements and their evidence. */
export const REQUIREMENTS_PAGE = join(ROOT, 'docs', 'requirements.md');

/** Test with sample titles that name requirements, but are no evidence for them. */
const SAMPLES = 'tools/testing/requirements.test.ts';

/** Reads docs/requirements.md, and the evidence from all test files of the checkout. */
export async function readRequirements(): Promise<{ page: string; evidence: Map<string, string[]> }> {
  const files = (await readSourceFiles()).filter((file) => isTestFile(file) && file.path !== SAMPLES);
  return { page: await readFile(REQUIREMENTS_PAGE, 'utf8'), evidence: findEvidence(files) };
}
