import { join } from 'node:path';
import { expect, it } from 'vitest';
import { NODE, ROOT } from '../shared/paths.ts';
import { runCommand } from '../shared/processes.ts';

it.each([
  ['end-sessions', '--all'],
  ['expire-password', '--staff'],
])('npm run repair -- %s %s asks for the id of a real project first (R209)', async (...args) => {
  const tool = join(ROOT, 'tools/operations/repair.ts');
  const run = await runCommand(NODE, [tool, ...args, '--project', 'no-such-portal', '--confirm', 'another-portal']);
  expect(run).toMatchObject({ code: 1, output: expect.stringContaining(`${args.join(' ')}: type the project's id`) });
});
