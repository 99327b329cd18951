import { createHash } from 'node:crypto';
import type { Release } from '@bigorna/domain/entities/release';
import { FieldValue } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { callEndpoint, callForData, getRefusal, parseMeta } from './support/call.ts';
import { FRESH, waitUntilListed } from './support/catalogue.ts';
import { firestore } from './support/firebase.ts';
import { createSignedInMember } from './support/members.ts';
import { createMod, type TestMod } from './support/mods.ts';

const notFound = '404 mod_not_found';

/** Releases with version numbers that contradict the upload dates. The highest visible version is a beta. */
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
  listed = await createMod();
  const [hidden, optional] = await Promise.all([createMod({ status: 'archived' }), createMod({ status: 'pending' })]);
  const on = ({ id, slug, word }: TestMod, kind: 'required' | 'optional' | 'incompatible') => ({
    mod_id: id,
    slug,
    title: `Prova ${word}`,
    kind,
  });
  const dependencies = [on(listed, 'required'), on(hidden, 'required'), on(optional, 'optional')];
  const [first, ...others] = RELEASES;
  mod = await createMod({ releases: [{ ...first, dependencies }, ...others] });
  await waitUntilListed(mod);
}, 30_000);

const listVersions = async (filter: string): Promise<string[]> => {
  const query = `?${new URLSearchParams(filter).toString()}`;
  return (await callForData('listReleases', { params: { slug: mod.slug }, query })).map(({ version }) => version);
};

describe('releases of a mod', () => {
  it('are the clear ones, sorted by version number, equal in page and list (R017)', async () => {
    const versions = ['2.0.0-beta.1', '1.10.1', '1.10.0', '1.9.0'];
    const page = await callForData('getMod', { params: { slug: mod.slug } });
    const response = await callEndpoint('listReleases', { params: { slug: mod.slug } });
    expect(page.releases.map(({ version }) => version)).toEqual(versions);
    expect(await callForData('listReleases', { params: { slug: mod.slug } })).toEqual(page.releases);
    expect(parseMeta(response)).toEqual({ total: 4 });
  });

  it('have version, channel, changelog, game versions, loaders, file, hashes and date (R017)', async () => {
    const [newest] = await callForData('listReleases', { params: { slug: mod.slug } });
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

  it('name visible dependencies, and count required dependencies that are missing (R017)', async () => {
    const releases = await callForData('listReleases', { params: { slug: mod.slug } });
    const last = releases.find(({ version }) => version === '1.9.0');
    expect(last?.dependencies).toEqual([
      { mod_id: listed.id, slug: listed.slug, title: `Prova ${listed.word}`, kind: 'required' },
    ]);
    expect(last?.missing_dependencies).toBe(1);
    expect(releases[0]).toMatchObject({ dependencies: [], missing_dependencies: 0 });
  });

  it.each<[string, string, string[]]>([
    ['a loader', 'loader=forge', ['2.0.0-beta.1', '1.10.1']],
    ['a game version', 'game_version=1.20.1', ['1.10.1', '1.9.0']],
    ['a range of them', 'game_version=>=1.20 <1.21', ['1.10.1', '1.9.0']],
    ['a channel', 'channel=release', ['1.10.1', '1.10.0', '1.9.0']],
    ['either of two channels', 'channel=beta&channel=alpha', ['2.0.0-beta.1']],
    ['loader and version of one release', 'loader=fabric&game_version=1.20.1', ['1.9.0']],
    ['a combination without releases', 'loader=fabric&channel=beta', []],
  ])('are filtered by %s (R017, R008)', async (_what, filter, versions) => {
    expect(await listVersions(filter)).toEqual(versions);
  });

  it('return 400 for an unknown value, and 404 for an unknown mod (R009)', async () => {
    const invalidResponse = await callEndpoint('listReleases', {
      params: { slug: mod.slug },
      query: '?channel=nightly',
    });
    expect(getRefusal(invalidResponse)).toBe('400 invalid_request');
    for (const id of ['listReleases', 'relatedMods', 'getMod'] as const) {
      expect(getRefusal(await callEndpoint(id, { params: { slug: 'nunca-existiu' } }))).toEqual(notFound);
    }
  });
});

describe('release of a download', () => {
  const issueTicket = async (body: object) => {
    const { token } = await createSignedInMember();
    return callForData('issueDownload', { params: { id: mod.id }, body, token });
  };

  it.each([
    ['default: the newest stable one', {}, '1.10.1'],
    ['game: the newest stable match', { game_version: '1.20.1', loader: 'fabric' }, '1.9.0'],
    ['loader: by version number, not by date', { loader: 'fabric' }, '1.10.0'],
    ['game without a stable match: the newest match', { game_version: '1.21.4', loader: 'forge' }, '2.0.0-beta.1'],
  ])('is selected by %s (R017)', async (_what, body, version) => {
    expect(await issueTicket(body)).toMatchObject({ version, external: false, sha256: mod.sha256 });
  });

  it('is the requested release, even if it does not match the loader (R017)', async () => {
    const ticket = await issueTicket({ release_id: mod.releaseId, loader: 'forge' });
    expect(ticket).toMatchObject({ release_id: mod.releaseId, version: '1.9.0' });
  });

  it('is missing for a loader without releases: 404 with a translated message (R020)', async () => {
    const { token } = await createSignedInMember();
    const options = { params: { id: mod.id }, token, headers: { 'Accept-Language': 'en-US' } };
    const response = await callEndpoint('issueDownload', { ...options, body: { loader: 'quilt' } });
    expect(getRefusal(response)).toBe('404 download_url_unavailable');
    expect(response.text).toContain('Download link unavailable');
    expect((await callEndpoint('issueDownload', { ...options, body: { loader: 'fabric' } })).status).toBe(200);
  });
});

describe('GET /files/{hash}', () => {
  const find = (hash: string) => callEndpoint('findFile', { params: { hash } });
  const missing = '404 file_not_found';

  it.each(['sha256', 'sha512'])('finds mod and release by %s in either letter case (R017)', async (name) => {
    const freshMod = await createMod();
    await waitUntilListed(freshMod);
    const hash = createHash(name).update(freshMod.bytes).digest('hex');
    for (const spelling of [hash, hash.toUpperCase()]) {
      const { mod: card, release } = await callForData('findFile', { params: { hash: spelling } });
      expect(card).toMatchObject({
        id: freshMod.id,
        slug: freshMod.slug,
        download_url: `/mods/${freshMod.slug}/download`,
      });
      expect(card).not.toHaveProperty('description');
      expect(release).toMatchObject({ id: freshMod.releaseId, sha256: freshMod.sha256 });
    }
  });

  it('finds no files of hidden mods or of releases that are not clear (R017)', async () => {
    const [pending, refused] = await Promise.all([
      createMod({ status: 'pending' }),
      createMod({ releases: [{ verdict: 'pending' }] }),
    ]);
    await waitUntilListed(refused);
    expect(getRefusal(await find(pending.sha256))).toEqual(missing);
    expect(getRefusal(await find(refused.sha256))).toEqual(missing);
    expect(getRefusal(await find('0'.repeat(64)))).toEqual(missing);
  });

  it('no longer finds the file after its mod is hidden (R017)', async () => {
    const freshMod = await createMod();
    await waitUntilListed(freshMod);
    expect((await find(freshMod.sha256)).status).toBe(200);
    const change = { status: 'archived', updated_at: FieldValue.serverTimestamp() };
    await firestore.doc(`mods/${freshMod.id}`).update(change);
    await vi.waitFor(async () => expect(getRefusal(await find(freshMod.sha256))).toEqual(missing), FRESH);
  });

  it.each(['x', 'g'.repeat(64), 'a'.repeat(63), 'a'.repeat(65), 'a'.repeat(129)])(
    'returns 400 for an invalid hash: %s (R017)',
    async (text) => {
      expect(getRefusal(await find(text))).toBe('400 invalid_request');
    },
  );
});
