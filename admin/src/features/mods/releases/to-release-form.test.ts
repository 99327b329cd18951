import { expect, test } from 'vitest';
import { createInspection } from '../testing/sample-inspection.ts';
import { detectChannel, toReleaseForm } from './to-release-form.ts';

const inspection = createInspection();

test('fills the form from the archive, with only the loaders of the mod’s content type', () => {
  expect(toReleaseForm(inspection, { content_type: 'mod' })).toMatchObject({
    version: '2.0.0-beta.1',
    channel: 'beta',
    loaders: ['fabric'],
    game_versions: ['1.21.1'],
    side: 'client',
    file_name: 'forja.jar',
  });
});

test('sets the loader `bedrock` for an addon when the manifest names no loader', () => {
  const addon = createInspection({ fields: { loaders: [] } });
  expect(toReleaseForm(addon, { content_type: 'addon' }).loaders).toEqual(['bedrock']);
});

test('leaves the version to be typed when the manifest has none', () => {
  const form = toReleaseForm(createInspection({ fields: { version: '' } }), { content_type: 'mod' });
  expect(form).toMatchObject({ version: '', channel: 'release' });
});

test.each([
  ['1.2.3', 'release'],
  ['1.2.3-rc.1', 'beta'],
  ['1.2.3-pre2', 'beta'],
  ['1.0rc1', 'beta'],
  ['1.0.0-prerelease', 'beta'],
  ['1.0-march', 'release'],
  ['0.1-alpha', 'alpha'],
])('detects the channel of version %s: %s', (version, channel) => {
  expect(detectChannel(version)).toBe(channel);
});
