import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildFunctions, buildPages } from '../build.ts';
import { NODE, ROOT } from '../emulators/paths.ts';
import { runTool } from '../emulators/tool.ts';

// `npm run deploy -- --project <id> [--only …]`: builds everything, then hands its arguments to `firebase deploy`.
await runTool(async () => {
  await Promise.all([buildFunctions(), buildPages('production')]);
  const tool = join(ROOT, 'node_modules/firebase-tools/lib/bin/firebase.js');
  // It asks questions, so it gets the terminal itself instead of a process group of its own.
  const { status } = spawnSync(NODE, [tool, 'deploy', ...process.argv.slice(2)], { cwd: ROOT, stdio: 'inherit' });
  return status ?? 1;
});
