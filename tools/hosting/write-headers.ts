import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { ROOT } from '../emulators/paths.ts';
import { runCommand } from '../emulators/processes.ts';
import { hostingHeaders } from './hosting-headers.ts';

// Brings the headers of firebase.json up to date: after a change of security-headers.ts or of an inline script. What App
// Check needs is not among them: a deploy adds it for a portal whose settings give APP_CHECK_SITE_KEY.
const FILE = join(ROOT, 'firebase.json');
const BIOME = join(ROOT, 'node_modules', '.bin', 'biome');
const table = z.record(z.string(), z.unknown());

const config = table.parse(JSON.parse(await readFile(FILE, 'utf8')));
const hosting = { ...table.parse(config.hosting), headers: await hostingHeaders() };
await writeFile(FILE, JSON.stringify({ ...config, hosting }));
await runCommand(BIOME, ['format', '--write', FILE], { cwd: ROOT });
