import { expect, test } from 'vitest';
import { matchDependencies } from './match-dependencies.ts';

const mods = [
  { id: 'a', slug: 'fabric-api', title: 'Fabric API' },
  { id: 'b', slug: 'outra', title: 'Mod Menu' },
];

test('finds dependencies by slug or title, skips platforms, and returns the unknown ids', async () => {
  const { found, unknown } = await matchDependencies(
    [
      { mod_id: 'minecraft', kind: 'required', range: '1.21' },
      { mod_id: 'fabricloader', kind: 'required', range: '*' },
      { mod_id: 'fabric-api', kind: 'required', range: '*' },
      { mod_id: 'mod_menu', kind: 'optional', range: '*' },
      { mod_id: 'nowhere', kind: 'incompatible', range: '*' },
    ],
    async () => mods,
  );
  expect(found).toEqual([
    { mod_id: 'a', kind: 'required' },
    { mod_id: 'b', kind: 'optional' },
  ]);
  expect(unknown).toEqual(['nowhere']);
});
