import { describe, expect, it } from 'vitest';
import type { Mod, ModDetails } from './entities/mod.ts';
import { cardFieldsOf, compatOf, type IdentifiedRelease, pageOf } from './mod-page.ts';

const releaseOf = (fields: Partial<IdentifiedRelease> & { version: string }): IdentifiedRelease => ({
  id: `v${fields.version}`,
  channel: 'release',
  changelog: '',
  game_versions: ['1.21.4'],
  loaders: ['fabric'],
  file_name: 'a.jar',
  file_size: 10,
  sha256: null,
  sha512: null,
  external: false,
  verdict: 'clear',
  dependencies: [],
  published_at: new Date('2026-01-01T00:00:00Z'),
  ...fields,
});

describe('compatOf', () => {
  it('pairs loader and game version within one release only', () => {
    const releases = [
      releaseOf({ version: '1.0.0', loaders: ['forge'], game_versions: ['1.20.1'] }),
      releaseOf({ version: '2.0.0', loaders: ['fabric', 'quilt'], game_versions: ['1.21.4', '1.21.1'] }),
    ];
    expect(compatOf(releases)).toEqual([
      'fabric@1.21.1',
      'fabric@1.21.4',
      'forge@1.20.1',
      'quilt@1.21.1',
      'quilt@1.21.4',
    ]);
  });

  it('leaves out what is not clear', () => {
    const pending = releaseOf({ version: '1.0.0', verdict: 'pending' });
    expect(compatOf([pending])).toEqual([]);
    expect(compatOf([{ ...pending, verdict: 'clear' }])).toEqual(['fabric@1.21.4']);
  });
});

describe('cardFieldsOf', () => {
  it('takes the newest stable clear release by number, and its newest game version', () => {
    const releases = [
      releaseOf({ version: '1.9.0', file_size: 9 }),
      releaseOf({
        version: '1.10.0',
        file_size: 110,
        game_versions: ['1.20.6', '1.21.1'],
        loaders: ['neoforge', 'forge'],
      }),
      releaseOf({ version: '2.0.0-beta.1', channel: 'beta' }),
      releaseOf({ version: '3.0.0', verdict: 'refused' }),
    ];
    expect(cardFieldsOf(releases)).toMatchObject({
      version: '1.10.0',
      minecraft_version: '1.21.1',
      loader: 'neoforge',
      file_size: 110,
    });
  });

  it('is empty without a clear release', () => {
    const empty = { version: '', minecraft_version: '', loader: null, file_size: 0, compat: [] };
    expect(cardFieldsOf([])).toEqual(empty);
    expect(cardFieldsOf([releaseOf({ version: '1.0.0', verdict: 'pending' })])).toEqual(empty);
  });
});

describe('pageOf', () => {
  it('shows the clear releases newest first, without their verdict', () => {
    const at = new Date('2026-02-01T00:00:00Z');
    const card: Mod = {
      slug: 'a',
      title: 'A',
      author: 'B',
      short_description: '',
      language: 'pt-BR',
      content_type: 'mod',
      access: 'public',
      status: 'approved',
      featured: false,
      ...cardFieldsOf([]),
      categories: [],
      tags: [],
      thumbnail_url: null,
      counts_bucket: '0',
      published_at: at,
      created_at: at,
      deleted_at: null,
      updated_at: at,
    };
    const links = { source: null, issues: null, site: null };
    const details: ModDetails = { description: 'D', license: 'MIT', links, gallery: [] };
    const page = pageOf(card, details, [
      releaseOf({ version: '1.9.0' }),
      releaseOf({ version: '1.10.0' }),
      releaseOf({ version: '0.9.0', published_at: at }),
      releaseOf({ version: '2.0.0', verdict: 'pending', published_at: at }),
    ]);
    expect(page.releases.map(({ version }) => version)).toEqual(['0.9.0', '1.10.0', '1.9.0']);
    expect(page.releases.every((release) => !('verdict' in release))).toBe(true);
    expect(page).toMatchObject({ title: 'A', description: 'D', license: 'MIT' });
  });
});
