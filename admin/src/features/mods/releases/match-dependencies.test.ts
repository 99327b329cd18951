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

test('finds Fabric API once for all its ids and modules', async () => {
  const names = ['fabric', 'fabric-api-base', 'fabric-command-api-v2', 'fabric-api'];
  const { found, unknown } = await matchDependencies(
    names.map((mod_id) => ({ mod_id, kind: 'required', range: '*' })),
    async () => mods,
  );
  expect({ found, unknown }).toEqual({ found: [{ mod_id: 'a', kind: 'required' }], unknown: [] });
});

test('finds a mod once when the manifest needs it and excludes its old versions', async () => {
  const { found } = await matchDependencies(
    [
      { mod_id: 'modmenu', kind: 'incompatible', range: '*' },
      { mod_id: 'mod_menu', kind: 'incompatible', range: '<3' },
      { mod_id: 'mod-menu', kind: 'optional', range: '*' },
      { mod_id: 'fabric-api', kind: 'incompatible', range: '<0.90' },
      { mod_id: 'fabric-api', kind: 'required', range: '*' },
    ],
    async () => mods,
  );
  expect(found).toEqual([
    { mod_id: 'b', kind: 'optional' },
    { mod_id: 'a', kind: 'required' },
  ]);
});

test('tells names without Latin letters apart, and matches none of symbols alone', async () => {
  const candidates = [
    { id: 'c', slug: 'nong-fu', title: '农夫' },
    { id: 'd', slug: 'rong-lu', title: '熔炉' },
    { id: 'e', slug: 'mod', title: '***' },
  ];
  const names = ['熔炉', 'Печь', '***'];
  const { found, unknown } = await matchDependencies(
    names.map((mod_id) => ({ mod_id, kind: 'required', range: '*' })),
    async () => candidates,
  );
  expect(found).toEqual([{ mod_id: 'd', kind: 'required' }]);
  expect(unknown).toEqual(['Печь', '***']);
});
