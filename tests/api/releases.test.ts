import { createHash } from 'node:crypto';
import type { Release } from '@bigorna/domain/entities/release';
import { FieldValue } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { ask, call, metaOf, refusal } from './support/call.ts';
import { FRESH, queryOf, untilListed } from './support/catalogue.ts';
import { firestore } from './support/firebase.ts';
import { signedIn } from './support/members.ts';
import { makeMod, type TestMod } from './support/mods.ts';

const notFound = { status: 404, code: 'mod_not_found' };

/** Version numbers and upload dates that do not agree, and a newest one that is no stable release. */
const RELEASES: readonly Partial<Release>[] = [
  { version: '1.9.0', loaders: ['fabric'], game_versions: ['1.20.1'], published_at: new Date('2026-10-09T00:00:00Z') },
  { version: '1.10.0', loaders: ['fabric'], game_versions: ['1.21.4'], published_at: new Date('2026-10-01T00:00:00Z') },
  { version: '1.10.1', loaders: ['forge'], game_versions: ['1.20.1'], published_at: new Date('2026-09-01T00:00:00Z') },
  { version: '2.0.0-beta.1', channel: 'beta', loaders: ['forge'], game_versions: ['1.21.4'] },
  { version: '9.9.9', verdict: 'pending' },
];

let mod: TestMod;
let listed: TestMod;
beforeAll(async () => {
  listed = await makeMod();
  const [hidden, optional] = await Promise.all([makeMod({ status: 'archived' }), makeMod({ status: 'pending' })]);
  const on = ({ id, slug, word }: TestMod, kind: 'required' | 'optional' | 'incompatible') => ({
    mod_id: id,
    slug,
    title: `Prova ${word}`,
    kind,
  });
  const dependencies = [on(listed, 'required'), on(hidden, 'required'), on(optional, 'optional')];
  const [first, ...others] = RELEASES;
  mod = await makeMod({ releases: [{ ...first, dependencies }, ...others] });
  await untilListed(mod);
}, 30_000);

const versionsFor = async (pairs: readonly (readonly [string, string])[]): Promise<string[]> =>
  (await ask('listReleases', { params: { slug: mod.slug }, query: queryOf(pairs) })).map(({ version }) => version);

describe('a mod’s releases', () => {
  it('R017 are the clear ones, newest first by version number, in page and list alike', async () => {
    const versions = ['2.0.0-beta.1', '1.10.1', '1.10.0', '1.9.0'];
    const page = await ask('getMod', { params: { slug: mod.slug } });
    const reply = await call('listReleases', { params: { slug: mod.slug } });
    expect(page.releases.map(({ version }) => version)).toEqual(versions);
    expect(await ask('listReleases', { params: { slug: mod.slug } })).toEqual(page.releases);
    expect(metaOf(reply)).toEqual({ total: 4 });
  });

  it('R017 say version, channel, changelog, game versions, loaders, file, hashes and date', async () => {
    const [newest] = await ask('listReleases', { params: { slug: mod.slug } });
    expect(newest).toMatchObject({
      version: '2.0.0-beta.1',
      channel: 'beta',
      changelog: 'Primeira.',
      game_versions: ['1.21.4'],
      loaders: ['forge'],
      file_name: mod.fileName,
      file_size: mod.bytes.length,
      sha256: mod.sha256,
      sha512: createHash('sha512').update(mod.bytes).digest('hex'),
      external: false,
    });
    expect(newest).not.toHaveProperty('verdict');
  });

  it('R017 name the mods they depend on that visitors may see, and count the required ones that are gone', async () => {
    const releases = await ask('listReleases', { params: { slug: mod.slug } });
    const last = releases.find(({ version }) => version === '1.9.0');
    expect(last?.dependencies).toEqual([
      { mod_id: listed.id, slug: listed.slug, title: `Prova ${listed.word}`, kind: 'required' },
    ]);
    expect(last?.missing_dependencies).toBe(1);
    expect(releases[0]).toMatchObject({ dependencies: [], missing_dependencies: 0 });
  });

  it.each<[string, [string, string][], string[]]>([
    ['a loader', [['loader', 'forge']], ['2.0.0-beta.1', '1.10.1']],
    ['a game version', [['game_version', '1.20.1']], ['1.10.1', '1.9.0']],
    ['a range of them', [['game_version', '>=1.20 <1.21']], ['1.10.1', '1.9.0']],
    ['a channel', [['channel', 'release']], ['1.10.1', '1.10.0', '1.9.0']],
    [
      'either of two channels',
      [
        ['channel', 'beta'],
        ['channel', 'alpha'],
      ],
      ['2.0.0-beta.1'],
    ],
    [
      'loader and version of one release',
      [
        ['loader', 'fabric'],
        ['game_version', '1.20.1'],
      ],
      ['1.9.0'],
    ],
    [
      'what no release has',
      [
        ['loader', 'fabric'],
        ['channel', 'beta'],
      ],
      [],
    ],
  ])('R017 R008 are narrowed by %s', async (_what, question, versions) => {
    expect(await versionsFor(question)).toEqual(versions);
  });

  it('R009 an unknown value is 400; an unknown or withdrawn mod 404', async () => {
    const ask400 = await call('listReleases', { params: { slug: mod.slug }, query: '?channel=nightly' });
    expect(refusal(ask400)).toEqual({ status: 400, code: 'invalid_request' });
    for (const id of ['listReleases', 'relatedMods', 'getMod'] as const) {
      expect(refusal(await call(id, { params: { slug: 'nunca-existiu' } }))).toEqual(notFound);
    }
  });
});

describe('the release of a download', () => {
  const ticketFor = async (body: object) => {
    const { token } = await signedIn();
    return ask('issueDownload', { params: { id: mod.id }, body, token });
  };

  it.each([
    ['nothing named: the newest stable one', {}, '1.10.1'],
    ['a game: the newest stable one that fits', { game_version: '1.20.1', loader: 'fabric' }, '1.9.0'],
    ['a loader alone, by version number and not by date', { loader: 'fabric' }, '1.10.0'],
    ['a game with no stable one: the newest that fits', { game_version: '1.21.4', loader: 'forge' }, '2.0.0-beta.1'],
  ])('R017 %s', async (_what, body, version) => {
    expect(await ticketFor(body)).toMatchObject({ version, external: false, sha256: mod.sha256 });
  });

  it('R017 the one named wins over a game, and is said', async () => {
    const ticket = await ticketFor({ release_id: mod.releaseId, loader: 'forge' });
    expect(ticket).toMatchObject({ release_id: mod.releaseId, version: '1.9.0' });
  });

  it('R020 a game that no release is for: 404 download_url_unavailable, in the reader’s language', async () => {
    const { token } = await signedIn();
    const options = { params: { id: mod.id }, token, headers: { 'Accept-Language': 'en-US' } };
    const reply = await call('issueDownload', { ...options, body: { loader: 'quilt' } });
    expect(refusal(reply)).toEqual({ status: 404, code: 'download_url_unavailable' });
    expect(reply.text).toContain('Download URL not available');
    expect((await call('issueDownload', { ...options, body: { loader: 'fabric' } })).status).toBe(200);
  });
});

describe('GET /files/{hash}', () => {
  const find = (hash: string) => call('findFile', { params: { hash } });
  const missing = { status: 404, code: 'file_not_found' };

  it.each(['sha256', 'sha512'])(
    'R017 leads from a %s, in small letters or capitals, to mod and release',
    async (name) => {
      const own = await makeMod();
      await untilListed(own);
      const hash = createHash(name).update(own.bytes).digest('hex');
      for (const spelling of [hash, hash.toUpperCase()]) {
        const { mod: card, release } = await ask('findFile', { params: { hash: spelling } });
        expect(card).toMatchObject({ id: own.id, slug: own.slug, download_url: `/mods/${own.slug}/download` });
        expect(card).not.toHaveProperty('description');
        expect(release).toMatchObject({ id: own.releaseId, sha256: own.sha256 });
      }
    },
  );

  it('R017 knows neither files of mods that visitors may not see, nor releases that are not clear', async () => {
    const [pending, refused] = await Promise.all([
      makeMod({ status: 'pending' }),
      makeMod({ releases: [{ verdict: 'pending' }] }),
    ]);
    await untilListed(refused);
    expect(refusal(await find(pending.sha256))).toEqual(missing);
    expect(refusal(await find(refused.sha256))).toEqual(missing);
    expect(refusal(await find('0'.repeat(64)))).toEqual(missing);
  });

  it('R017 forgets the file of a mod that is taken away', async () => {
    const own = await makeMod();
    await untilListed(own);
    expect((await find(own.sha256)).status).toBe(200);
    const change = { status: 'archived', updated_at: FieldValue.serverTimestamp() };
    await firestore.doc(`mods/${own.id}`).update(change);
    await vi.waitFor(async () => expect(refusal(await find(own.sha256))).toEqual(missing), FRESH);
  });

  it.each(['x', 'g'.repeat(64), 'a'.repeat(63), 'a'.repeat(65), 'a'.repeat(129)])(
    'R017 what is no hash is 400: %s',
    async (text) => {
      expect(refusal(await find(text))).toEqual({ status: 400, code: 'invalid_request' });
    },
  );
});
