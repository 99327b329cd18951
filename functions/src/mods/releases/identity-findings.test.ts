import type { ArchiveFields } from '@bigorna/domain/entities/release';
import { expect, it } from 'vitest';
import { EMPTY_MANIFEST } from '../../files/archives/manifests/sanitize-manifest.ts';
import { checkIdentity } from './identity-findings.ts';

const MOD = { title: 'Lanterna Viva', slug: 'lanterna-viva' };
const manifest = (mod_id: string, name: string): ArchiveFields => ({ manifest: 'a', ...EMPTY_MANIFEST, mod_id, name });
const OWN = manifest('lanterna', 'Lanterna');
const check = (fields: ArchiveFields | null, others: readonly ArchiveFields[] = [OWN]) =>
  checkIdentity(MOD, fields, others);

it('reports a file if neither its id nor its name matches the mod (R133)', () => {
  expect(check(manifest('forjado', 'Forjado'))).toEqual([
    { code: 'other_mod', values: { archive: 'Forjado (forjado)', form: 'Lanterna Viva', expected: 'lanterna' } },
  ]);
  expect(check(manifest('forjado', ''))).toHaveLength(1);
});

it.each<[string, ArchiveFields | null, ArchiveFields[]?]>([
  ['the same id under another name', manifest('lanterna', 'Lantern')],
  ['another id that is like the slug', manifest('lanterna_viva_fabric', 'Outra')],
  ['another id with the name of the mod', manifest('lv2', 'LANTERNA VIVA!')],
  ['a file without an id', manifest('', 'Forjado')],
  ['a file without a manifest', null],
  ['the first file of a mod', manifest('forjado', 'Forjado'), []],
  ['a file beside others without an id', manifest('forjado', 'Forjado'), [manifest('', '')]],
])('reports nothing about %s (R133)', (_what, fields, others) => {
  expect(check(fields, others)).toEqual([]);
});
