import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { ROOT } from '../shared/paths.ts';
import { runCommand } from '../shared/processes.ts';
import { getHostingHeaders } from './hosting-headers.ts';

// Updates the headers of firebase.json, after a change of security-headers.ts or an inline script. Excludes App Check:
// a deploy adds its headers if the project's settings contain APP_CHECK_SITE_KEY.
const FILE = join(ROOT, 'firebase.json');
const BIOME = join(ROOT, 'node_modules', '.bin', 'biome');
const table = z.record(z.string(), z.unknown());

const config = table.parse(JSON.parse(await readFile(FILE, 'utf8')));
const hosting = { ...table.parse(config.hosting), headers: await getHostingHeaders() };
await writeFile(FILE, JSON.stringify({ ...config, hosting }));
await runCommand(BIOME, ['format', '--write', FILE], { cwd: ROOT });
