import { describe, expect, it, vi } from 'vitest';
import { buildClassFile, buildTestZip } from '../../functions/src/files/archives/testing/build-raw-zip.ts';
import { askAs, callAs, callEndpoint, callForData, parseData } from './support/call.ts';
import { FRESH } from './support/catalogue.ts';
import { environment } from './support/environment.ts';
import { createSignedInMember } from './support/members.ts';
import { createMod, type TestMod } from './support/mods.ts';
import { downloadMod, getFilePath, getHash } from './support/releases.ts';
import { fetchStatus, uploadAndInspect, uploadFileAs } from './support/uploads.ts';

const [staff, member] = await Promise.all([createSignedInMember('admin'), createSignedInMember()]);

/** No other release of the mod has this game version, so a match by the game version can only be this release. */
const FORM = { version: '7.7.7', channel: 'release', game_versions: ['1.16.5'], loaders: ['quilt'] };
const WEBHOOK = 'https://discord.com/api/webhooks/';

const buildSuspectJar = (mod: TestMod): Buffer =>
  buildTestZip({
    'quilt.mod.json': '{"quilt_loader":{"id":"a","version":"7.7.7"}}',
    'a.class': buildClassFile(WEBHOOK, mod.id),
  });
const getHashes = (bytes: Buffer) => ['sha256', 'sha512'].map((name) => getHash(bytes, name));

/** Text of a response. Asserts that the text contains the mod, because only then could it also contain the release. */
const getTextAbout = async (request: Promise<unknown>, mod: TestMod): Promise<string> => {
  const text = JSON.stringify(await request);
  expect(text).toContain(mod.id);
  return text;
};

/** For each public way to find releases: whether the response contains this release. */
const findExposures = async (mod: TestMod, release: string, bytes: Buffer): Promise<Record<string, boolean>> => {
  const includesRelease = (text: string): boolean => text.includes(release) || text.includes('7.7.7');
  const params = { id: mod.id };
  const query = `?q=${mod.word}&loader=quilt&game_version=1.16.5`;
  const downloads = await Promise.all(
    [{ release_id: release }, { game_version: '1.16.5', loader: 'quilt' }].map((body) =>
      callAs('issueDownload', member, { params, body }),
    ),
  );
  const hashes = await Promise.all(getHashes(bytes).map((hash) => callEndpoint('findFile', { params: { hash } })));
  const list = await callEndpoint('listMods', { query: `${query}&facets=1` });
  return {
    page: includesRelease((await callEndpoint('getMod', { params: { slug: mod.slug } })).text),
    releases: includesRelease((await callEndpoint('listReleases', { params: { slug: mod.slug } })).text),
    search: parseData('listMods', await callEndpoint('listMods', { query })).some(({ id }) => id === mod.id),
    facets: list.text.includes(mod.id),
    suggestion: includesRelease(await getTextAbout(callForData('suggest', { query: `?q=${mod.word}` }), mod)),
    cards: includesRelease(await getTextAbout(callForData('modCards', { query: `?id=${mod.id}` }), mod)),
    home: includesRelease(await getTextAbout(callForData('home'), mod)),
    hash: hashes.some(({ status }) => status === 200),
    ticket: downloads.some((response) => response.status === 200 && response.text.includes(release)),
    history: includesRelease(await getTextAbout(askAs('listHistory', member), mod)),
  };
};
/** Where a clear release appears. Suggestions and history name the mod, but never this release. */
const EXPECTED_EXPOSURES = ['page', 'releases', 'search', 'facets', 'cards', 'home', 'hash', 'ticket'] as const;
const listTrue = (ways: Record<string, boolean>): string[] => Object.keys(ways).filter((way) => ways[way]);

describe('unclear release', () => {
  it('is hidden until staff confirm it, and hidden again after a withdrawal (R152)', async () => {
    // A new mod, so that the home page shows it.
    const mod = await createMod({ published_at: new Date() });
    await downloadMod(mod, member, { release_id: mod.releaseId });
    const bytes = buildSuspectJar(mod);
    const { slot, verdict, findings } = await uploadAndInspect(staff.token, bytes);
    expect({ verdict, findings }).toMatchObject({
      verdict: 'clear',
      findings: [{ code: 'stealer_suspected', values: { marker: 'webhook', entry: 'a.class' } }],
    });
    const release = await askAs('createRelease', staff, { params: { id: mod.id }, body: { ...FORM, slot } });
    expect(release).toMatchObject({ verdict: 'pending', confirmed_by: null, external: false });
    const options = { params: { mod: mod.id, id: release.id }, token: staff.token };
    // Waits until a change of the title is visible. Then the index also knows the state of the release.
    const waitUntilSynced = async () => {
      const title = `Prova ${mod.word} ${Math.random().toString(36).slice(2)}`;
      await askAs('updateMod', staff, { params: { id: mod.id }, body: { title } });
      await vi.waitFor(
        async () => expect((await callEndpoint('listMods', { query: `?q=${mod.word}` })).text).toContain(title),
        FRESH,
      );
    };
    await waitUntilSynced();
    expect(listTrue(await findExposures(mod, release.id, bytes))).toEqual([]);

    const cleared = await callForData('clearRelease', { ...options, body: {} });
    expect(cleared).toMatchObject({ verdict: 'clear', confirmed_by: staff.uid });
    await waitUntilSynced();
    await vi.waitFor(async () => {
      const exposures = await findExposures(mod, release.id, bytes);
      expect(EXPECTED_EXPOSURES.filter((way) => !exposures[way])).toEqual([]);
    }, FRESH);

    await callForData('withdrawRelease', { ...options, body: { reason: 'Foi um engano' } });
    await waitUntilSynced();
    expect(listTrue(await findExposures(mod, release.id, bytes))).toEqual([]);
  }, 180_000);

  it('waits in the staff queue with its findings (R152)', async () => {
    const mod = await createMod();
    const { slot } = await uploadAndInspect(staff.token, buildSuspectJar(mod));
    const before = (await askAs('adminOverview', staff)).queues.releases?.count ?? 0;
    const { id } = await askAs('createRelease', staff, { params: { id: mod.id }, body: { ...FORM, slot } });
    const countWaiting = async () => (await askAs('adminOverview', staff)).queues.releases?.count ?? 0;
    await vi.waitFor(async () => expect(await countWaiting()).toBeGreaterThan(before), {
      timeout: 30_000,
      interval: 500,
    });
    const { all_releases } = await askAs('adminGetMod', staff, { params: { id: mod.id } });
    expect(all_releases.find((one) => one.id === id)?.findings).toMatchObject([{ code: 'stealer_suspected' }]);
  });
});

const objects = `http://${environment.storageHost}/v0/b/${environment.bucket}/o`;

describe('uploaded bytes', () => {
  const getObjectUrl = (path: string, token = ''): string =>
    `${objects}/${encodeURIComponent(path)}?alt=media${token === '' ? '' : `&token=${token}`}`;

  it('are never readable from Storage, with or without session and download token (R152)', async () => {
    const mod = await createMod();
    const { slot, url } = await uploadFileAs(staff.token, buildSuspectJar(mod));
    expect(await fetchStatus(url)).toBe(200);
    await askAs('inspectUpload', staff, { params: { slot }, body: { file_name: 'a.jar' } });
    const release = await askAs('createRelease', staff, { params: { id: mod.id }, body: { ...FORM, slot } });
    const path = await getFilePath(mod, release.id);
    const token = new URL(url).searchParams.get('token') ?? '';
    expect(await fetchStatus(url)).toBe(403);
    for (const one of [path, `quarantine/${slot}`])
      for (const given of ['', token]) expect(await fetchStatus(getObjectUrl(one, given)), one).toBe(403);
    for (const { token: bearer } of [staff, member]) {
      const response = await fetch(getObjectUrl(path), { headers: { Authorization: `Firebase ${bearer}` } });
      expect(response.status).toBe(403);
    }
  });
});
