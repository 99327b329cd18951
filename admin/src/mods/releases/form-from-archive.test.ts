import type { Inspection } from '@bigorna/domain/endpoints/admin/releases';
import { expect, test } from 'vitest';
import { channelOf, formFromArchive } from './form-from-archive.ts';

const fields: Inspection['fields'] = {
  manifest: 'fabric.mod.json',
  mod_id: 'forja',
  name: 'Forja',
  version: '2.0.0-beta.1',
  description: '',
  license: 'MIT',
  authors: [],
  loaders: ['fabric', 'bedrock'],
  game_versions: ['1.21.1'],
  dependencies: [],
  links: { source: null, issues: null, site: null },
};
const inspection: Inspection = {
  slot: 'a'.repeat(16),
  file_name: 'forja.jar',
  size: 1,
  sha256: 'a'.repeat(64),
  sha512: 'a'.repeat(128),
  content_type: 'mod',
  verdict: 'clear',
  findings: [],
  fields,
};

test('the form begins with what the archive names, and with loaders of the mod’s own kind only', () => {
  expect(formFromArchive(inspection, { content_type: 'mod' })).toMatchObject({
    version: '2.0.0-beta.1',
    channel: 'beta',
    loaders: ['fabric'],
    game_versions: ['1.21.1'],
    file_name: 'forja.jar',
  });
});

test('an addon whose manifest names no loader is for the one there is', () => {
  const addon = { ...inspection, fields: { ...fields, loaders: [] } };
  expect(formFromArchive(addon, { content_type: 'addon' }).loaders).toEqual(['bedrock']);
});

test.each([
  ['1.2.3', 'release'],
  ['1.2.3-rc.1', 'beta'],
  ['1.2.3-pre2', 'beta'],
  ['0.1-alpha', 'alpha'],
])('%s is a %s', (version, channel) => {
  expect(channelOf(version)).toBe(channel);
});
