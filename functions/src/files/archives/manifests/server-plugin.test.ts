import { archiveFields } from '@bigorna/domain/entities/release';
import { INITIAL_GAME_VERSIONS } from '@bigorna/domain/game-versions';
import { describe, expect, it } from 'vitest';
import { readManifests } from './read-manifests.ts';

type Sources = Readonly<Record<string, string>>;
const read = (sources: Sources, hasJava = true) => {
  const { fields, ...others } = readManifests(
    { manifests: new Map(Object.entries(sources)), hasJava },
    INITIAL_GAME_VERSIONS,
  );
  return { fields: archiveFields.parse(fields), ...others };
};
const getCodes = (sources: Sources) => read(sources).findings.map(({ code }) => code);
const PLUGIN = `
name: Bigorna
version: 1.10
main: br.bigorna.Main
description: |
  §6Forja
  no servidor
author: Ana
authors: [Beto, Ana, {nome: x}]
website: http://exemplo.dev/bigorna
api-version: 1.21
depend: [Vault]
commands:
  forja: &forja
    usage: /<command>
  forge: *forja
`;

describe('manifest of a server plugin', () => {
  it.each(['plugin.yml', 'paper-plugin.yml'])('is read from %s, with a finding (R133)', (path) => {
    const { contentType, fields, findings } = read({ [path]: PLUGIN });
    expect(contentType).toBe('mod');
    expect(fields).toMatchObject({
      manifest: path,
      mod_id: 'Bigorna',
      name: 'Bigorna',
      version: '1.10',
      description: 'Forja\nno servidor',
      authors: ['Ana', 'Beto'],
      loaders: [],
      game_ranges: ['>=1.21'],
      dependencies: [],
      links: { site: 'https://exemplo.dev/bigorna', source: null, issues: null },
    });
    expect(fields.game_versions).toContain('1.21.4');
    expect(fields.game_versions).not.toContain('1.20.6');
    expect(findings).toEqual([{ code: 'server_plugin', values: { manifest: path } }]);
  });

  it('needs no field but a name (R133)', () => {
    expect(read({ 'plugin.yml': 'name: Bigorna' }).fields).toMatchObject({ name: 'Bigorna', authors: [], version: '' });
    expect(getCodes({ 'plugin.yml': 'name: [a]\nversion: 1' })).toEqual(['manifest_without_id']);
    expect(read({ 'plugin.yml': 'name: B\napi-version: latest' }).fields.game_ranges).toEqual([]);
  });

  it('may contain itself by an alias (R133)', () => {
    expect(read({ 'plugin.yml': 'name: Bigorna\nauthors: &a [*a, Ana]' }).fields.authors).toEqual(['Ana']);
  });

  it('of Paper wins over that of Bukkit, with one finding (R133)', () => {
    const { fields, findings } = read({ 'plugin.yml': PLUGIN, 'paper-plugin.yml': 'name: Papel' });
    expect(fields).toMatchObject({ manifest: 'paper-plugin.yml', name: 'Papel' });
    expect(findings).toEqual([{ code: 'server_plugin', values: { manifest: 'paper-plugin.yml' } }]);
  });

  it('does not count beside the manifest of a mod, or without Java (R133)', () => {
    const { fields, findings } = read({ 'plugin.yml': PLUGIN, 'fabric.mod.json': '{"id":"prova","name":"Prova"}' });
    expect(fields).toMatchObject({ manifest: 'fabric.mod.json', name: 'Prova', loaders: ['fabric'] });
    expect(findings).toEqual([]);
    expect(read({ 'plugin.yml': PLUGIN }, false)).toMatchObject({
      contentType: null,
      findings: [{ code: 'no_manifest' }],
    });
  });

  const letters = [...'abcdefghij'];
  const bomb = letters.map((name, i) => {
    const items = Array<string>(10).fill(i === 0 ? 'x' : `*${letters[i - 1]}`);
    return `${name}: &${name} [${items.join(',')}]`;
  });
  it.each([
    ['broken', 'name: "Bigorna'],
    ['a list', '- name: Bigorna'],
    ['empty', ''],
    ['too large', `name: Bigorna\n#${'x'.repeat(64 * 1024)}`],
    ['nested too deep', `name: ${'['.repeat(20_000)}`],
    ['an alias bomb', `name: Bigorna\n${bomb.join('\n')}`],
  ])('is a finding when the YAML is %s (R133)', (_problem, source) => {
    expect(getCodes({ 'plugin.yml': source })).toEqual(['manifest_unreadable']);
  });
});
