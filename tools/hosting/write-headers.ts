import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { ROOT } from '../emulators/paths.ts';
import { runCommand } from '../emulators/processes.ts';
import { hostingHeaders } from './hosting-headers.ts';

// Brings the headers of firebase.json up to date: after a change of security-headers.ts or of an inline script. With
// --app-check pages may load what Firebase App Check needs: for a portal whose APP_CHECK_SITE_KEY is set.
const { values } = parseArgs({ options: { 'app-check': { type: 'boolean', default: false } } });
const FILE = join(ROOT, 'firebase.json');
const BIOME = join(ROOT, 'node_modules', '.bin', 'biome');
const table = z.record(z.string(), z.unknown());

const config = table.parse(JSON.parse(await readFile(FILE, 'utf8')));
const hosting = { ...table.parse(config.hosting), headers: await hostingHeaders({ appCheck: values['app-check'] }) };
await writeFile(FILE, JSON.stringify({ ...config, hosting }));
await runCommand(BIOME, ['format', '--write', FILE], { cwd: ROOT });
