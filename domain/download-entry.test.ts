import { expect, it } from 'vitest';
import { toDownloadEntry } from './download-entry.ts';

const mod = {
  slug: 'forja',
  title: 'Forja',
  thumbnail_url: null,
  content_type: 'mod',
  version: '2.0.0',
  minecraft_version: '1.21.4',
  short_description: '',
  language: 'en-US',
  tags: [],
  access: 'public',
} as const;
const createEntry = (version: string, game_versions: '1.20.1'[]) =>
  toDownloadEntry({
    modId: 'm',
    mod: { ...mod, tags: [] },
    releaseId: 'r',
    release: { version, game_versions },
    size: 7,
  });

it('uses the card’s game version for the headline release', () => {
  expect(createEntry('2.0.0', ['1.20.1'])).toMatchObject({ mod_id: 'm', release_id: 'r', minecraft_version: '1.21.4' });
});
it('uses the first game version of any other release', () => {
  expect(createEntry('1.0.0', ['1.20.1']).minecraft_version).toBe('1.20.1');
  expect(createEntry('1.0.0', []).minecraft_version).toBe('');
});
it('has the language of the mod’s texts', () => {
  expect(createEntry('1.0.0', [])).toMatchObject({ language: 'en-US', size: 7, type: 'public', status: 'available' });
});
