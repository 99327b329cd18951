import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { NODE, ROOT } from '../../shared/paths.ts';
import { runCommand } from '../../shared/processes.ts';

const DRAW_MS = 60_000;

/** A diagram of the guide, with the arguments of the command below it that draws it. */
const DRAWING = /```mermaid\n(?<diagram>[^`]*)```[^`]*`npx depcruise (?<args>[^`]*)`/g;
const drawings = [...readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8').matchAll(DRAWING)].map(({ groups }) => ({
  args: [...(groups?.args ?? '').matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? ''),
  diagram: groups?.diagram ?? '',
}));

/** The arrows with the names of both folders. The order of the lines depends on the order of imports in files. */
const readArrows = (diagram: string): string[] => {
  const names = new Map([...diagram.matchAll(/^(?:subgraph )?(\w+)\["(.*)"\]$/gm)].map(([, id, name]) => [id, name]));
  return [...diagram.matchAll(/^(\w+)-->(\w+)$/gm)]
    .map(([, from, to]) => `${names.get(from)} → ${names.get(to)}`)
    .sort();
};

it('finds the diagrams of functions, site and tools', () => {
  expect(drawings.map(({ args }) => args[0])).toEqual(['functions/src', 'web/src', 'tools']);
});

it.each(drawings)('the guide shows the imports of $args.0', { timeout: DRAW_MS }, async ({ args, diagram }) => {
  const bin = join(ROOT, 'node_modules', '.bin', 'depcruise');
  const { code, output } = await runCommand(NODE, [bin, ...args], { cwd: ROOT, timeoutMs: DRAW_MS });
  expect(code, output).toBe(0);
  expect(readArrows(output)).not.toEqual([]);
  expect(readArrows(diagram)).toEqual(readArrows(output));
});
