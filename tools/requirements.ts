import { writeFile } from 'node:fs/promises';
import { fillEvidence } from './testing/requirements.ts';
import { REQUIREMENTS_PAGE, readRequirements } from './testing/requirements-page.ts';

const { page, evidence } = await readRequirements();
await writeFile(REQUIREMENTS_PAGE, fillEvidence(page, evidence));
