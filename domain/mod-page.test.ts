import { describe, expect, it } from 'vitest';
import type { Mod, ModDetails } from './entities/mod.ts';
import { buildPage, getCardFields, getCompatPairs, type IdentifiedRelease } from './mod-page.ts';

const createRelease = (fields: Partial<IdentifiedRelease> & { version: string }): IdentifiedRelease => ({
  id: `v${fields.version}`,
  channel: 'release',
  changelog: '',
  game_versions: ['1.21.4'],
  loaders: ['fabric'],
  side: null,
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

describe('compat pairs', () => {
  it('pairs loader and game version within one release only', () => {
    const releases = [
      createRelease({ version: '1.0.0', loaders: ['forge'], game_versions: ['1.20.1'] }),
      createRelease({ version: '2.0.0', loaders: ['fabric', 'quilt'], game_versions: ['1.21.4', '1.21.1'] }),
    ];
    expect(getCompatPairs(releases)).toEqual([
      'fabric@1.21.1',
      'fabric@1.21.4',
      'forge@1.20.1',
      'quilt@1.21.1',
      'quilt@1.21.4',
    ]);
  });

  it('omits releases that are not clear', () => {
    const pending = createRelease({ version: '1.0.0', verdict: 'pending' });
    expect(getCompatPairs([pending])).toEqual([]);
    expect(getCompatPairs([{ ...pending, verdict: 'clear' }])).toEqual(['fabric@1.21.4']);
  });
});

describe('card fields', () => {
  it('use the newest stable clear release by version, and its newest game version', () => {
    const releases = [
      createRelease({ version: '1.9.0', file_size: 9 }),
      createRelease({
        version: '1.10.0',
        file_size: 110,
        game_versions: ['1.20.6', '1.21.1'],
        loaders: ['neoforge', 'forge'],
      }),
      createRelease({ version: '2.0.0-beta.1', channel: 'beta' }),
      createRelease({ version: '3.0.0', verdict: 'refused' }),
    ];
    expect(getCardFields(releases)).toMatchObject({
      version: '1.10.0',
      minecraft_version: '1.21.1',
      loader: 'neoforge',
      file_size: 110,
    });
  });

  it('use the side of the headline release, chosen among clear releases with a side', () => {
    const releases = [
      createRelease({ version: '1.0.0', side: 'client' }),
      createRelease({ version: '1.1.0', side: 'both' }),
      createRelease({ version: '1.2.0' }),
      createRelease({ version: '1.3.0-beta.1', channel: 'beta', side: 'client' }),
      createRelease({ version: '1.4.0', side: 'server', verdict: 'pending' }),
    ];
    expect(getCardFields(releases).side).toBe('both');
    expect(getCardFields(releases.slice(2, 4)).side).toBe('client');
    expect(getCardFields(releases.slice(2, 3)).side).toBeNull();
  });

  it('use the date of the newest clear release, whatever its version', () => {
    const at = (day: number) => new Date(Date.UTC(2026, 0, day));
    const releases = [
      createRelease({ version: '2.0.0', published_at: at(2) }),
      createRelease({ version: '1.9.9', published_at: at(9), channel: 'beta' }),
      createRelease({ version: '3.0.0', published_at: at(20), verdict: 'pending' }),
    ];
    expect(getCardFields(releases).released_at).toEqual(at(9));
  });

  it('are empty without a clear release', () => {
    const empty = {
      version: '',
      minecraft_version: '',
      loader: null,
      side: null,
      file_size: 0,
      compat: [],
      released_at: null,
    };
    expect(getCardFields([])).toEqual(empty);
    expect(getCardFields([createRelease({ version: '1.0.0', verdict: 'pending' })])).toEqual(empty);
  });
});

describe('page document', () => {
  it('lists the clear releases newest first, without their verdict', () => {
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
      ...getCardFields([]),
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
    const page = buildPage(card, details, [
      createRelease({ version: '1.9.0' }),
      createRelease({ version: '1.10.0' }),
      createRelease({ version: '0.9.0', published_at: at }),
      createRelease({ version: '2.0.0', verdict: 'pending', published_at: at }),
    ]);
    expect(page.releases.map(({ version }) => version)).toEqual(['0.9.0', '1.10.0', '1.9.0']);
    expect(page.releases.every((release) => !('verdict' in release))).toBe(true);
    expect(page).toMatchObject({ title: 'A', description: 'D', license: 'MIT' });
  });
});
