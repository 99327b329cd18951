import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { classWith, zipOf } from '../../functions/src/archives/testing/hand-made-zip.ts';
import { ask, call, dataOf, send } from './support/call.ts';
import { FRESH } from './support/catalogue.ts';
import { environment } from './support/environment.ts';
import { firestore } from './support/firebase.ts';
import { type Member, signedIn } from './support/members.ts';
import { makeMod, type TestMod } from './support/mods.ts';
import { checked, statusAt, uploadAs } from './support/uploads.ts';

type Signed = Member & { token: string };
let staff: Signed;
let member: Signed;
beforeAll(async () => {
  [staff, member] = await Promise.all([signedIn('admin'), signedIn()]);
});

/** For a game that nothing else of the mod is for: whatever finds it by that finds the release. */
const FORM = { version: '7.7.7', channel: 'release', game_versions: ['1.16.5'], loaders: ['quilt'] };
const WEBHOOK = 'https://discord.com/api/webhooks/';

const bridge = (mod: TestMod): Buffer =>
  zipOf({ 'quilt.mod.json': '{"quilt_loader":{"id":"a","version":"7.7.7"}}', 'a.class': classWith(WEBHOOK, mod.id) });
const sumsOf = (bytes: Buffer) => ['sha256', 'sha512'].map((name) => createHash(name).update(bytes).digest('hex'));

/** An answer that speaks of a mod, so that there is something in which its release could stand. */
const saidOf = async (asked: Promise<unknown>, mod: TestMod): Promise<string> => {
  const text = JSON.stringify(await asked);
  expect(text).toContain(mod.id);
  return text;
};

/** Every way in which a visitor or a member comes to a release: what each says of it. */
const waysTo = async (mod: TestMod, release: string, bytes: Buffer): Promise<Record<string, boolean>> => {
  const named = (text: string): boolean => text.includes(release) || text.includes('7.7.7');
  const params = { id: mod.id };
  const query = `?q=${mod.word}&loader=quilt&game_version=1.16.5`;
  const downloads = await Promise.all(
    [{ release_id: release }, { game_version: '1.16.5', loader: 'quilt' }].map((body) =>
      call('issueDownload', { params, token: member.token, body }),
    ),
  );
  const hashes = await Promise.all(sumsOf(bytes).map((hash) => call('findFile', { params: { hash } })));
  const list = await call('listMods', { query: `${query}&facets=1` });
  return {
    page: named((await call('getMod', { params: { slug: mod.slug } })).text),
    releases: named((await call('listReleases', { params: { slug: mod.slug } })).text),
    search: dataOf('listMods', await call('listMods', { query })).some(({ id }) => id === mod.id),
    facets: list.text.includes(mod.id),
    suggestion: named(await saidOf(ask('suggest', { query: `?q=${mod.word}` }), mod)),
    cards: named(await saidOf(ask('modCards', { query: `?id=${mod.id}` }), mod)),
    home: named(await saidOf(ask('home'), mod)),
    hash: hashes.some(({ status }) => status === 200),
    ticket: downloads.some((reply) => reply.status === 200 && reply.text.includes(release)),
    history: named(await saidOf(ask('listHistory', { token: member.token }), mod)),
  };
};
/** Suggestions and a history of another release speak of the mod, and never of this one. */
const SHOWN = ['page', 'releases', 'search', 'facets', 'cards', 'home', 'hash', 'ticket'] as const;
const only = (ways: Record<string, boolean>): string[] => Object.keys(ways).filter((way) => ways[way]);

describe('a release without a clean verdict', () => {
  it('R152 is nowhere until a person has confirmed it, and nowhere again once it is withdrawn', async () => {
    // Among the newest, which the home page shows.
    const mod = await makeMod({ published_at: new Date() });
    const other = { params: { id: mod.id }, token: member.token, body: { release_id: mod.releaseId } };
    await (await send('get', (await ask('issueDownload', other)).url)).arrayBuffer();
    const bytes = bridge(mod);
    const { slot, verdict, findings } = await checked(staff.token, bytes);
    expect({ verdict, findings }).toMatchObject({
      verdict: 'clear',
      findings: [{ code: 'stealer_suspected', values: { marker: 'webhook', entry: 'a.class' } }],
    });
    const release = await ask('createRelease', { params: { id: mod.id }, token: staff.token, body: { ...FORM, slot } });
    expect(release).toMatchObject({ verdict: 'pending', confirmed_by: null, external: false });
    const of = { params: { mod: mod.id, id: release.id }, token: staff.token };
    // Whatever shows late has been asked for since: another of the mod's releases is there by then.
    const settled = async () => {
      const title = `Prova ${mod.word} ${Math.random().toString(36).slice(2)}`;
      await ask('updateMod', { params: { id: mod.id }, token: staff.token, body: { title } });
      await vi.waitFor(
        async () => expect((await call('listMods', { query: `?q=${mod.word}` })).text).toContain(title),
        FRESH,
      );
    };
    await settled();
    expect(only(await waysTo(mod, release.id, bytes))).toEqual([]);

    const cleared = await ask('clearRelease', { ...of, body: {} });
    expect(cleared).toMatchObject({ verdict: 'clear', confirmed_by: staff.uid });
    await settled();
    await vi.waitFor(async () => {
      const shown = await waysTo(mod, release.id, bytes);
      expect(SHOWN.filter((way) => !shown[way])).toEqual([]);
    }, FRESH);

    await ask('withdrawRelease', { ...of, body: { reason: 'Foi um engano' } });
    await settled();
    expect(only(await waysTo(mod, release.id, bytes))).toEqual([]);
  }, 180_000);

  it('R152 waits where staff look for what waits, with what was found', async () => {
    const mod = await makeMod();
    const { slot } = await checked(staff.token, bridge(mod));
    const before = (await ask('adminOverview', { token: staff.token })).queues.releases?.count ?? 0;
    const { id } = await ask('createRelease', { params: { id: mod.id }, token: staff.token, body: { ...FORM, slot } });
    const waiting = async () => (await ask('adminOverview', { token: staff.token })).queues.releases?.count ?? 0;
    await vi.waitFor(async () => expect(await waiting()).toBeGreaterThan(before), { timeout: 30_000, interval: 500 });
    const { all_releases } = await ask('adminGetMod', { params: { id: mod.id }, token: staff.token });
    expect(all_releases.find((one) => one.id === id)?.findings).toMatchObject([{ code: 'stealer_suspected' }]);
  });
});

const objects = `http://${environment.storageHost}/v0/b/${environment.bucket}/o`;

describe('the bytes of an upload', () => {
  const addressOf = (path: string, token = ''): string =>
    `${objects}/${encodeURIComponent(path)}?alt=media${token === '' ? '' : `&token=${token}`}`;

  it('R152 are read by nobody from Storage, signed in or not, with the upload’s own token or without', async () => {
    const mod = await makeMod();
    const { slot, address } = await uploadAs(staff.token, bridge(mod));
    expect(await statusAt(address)).toBe(200);
    await ask('inspectUpload', { params: { slot }, token: staff.token, body: { file_name: 'a.jar' } });
    const release = await ask('createRelease', { params: { id: mod.id }, token: staff.token, body: { ...FORM, slot } });
    const path: string = (await firestore.doc(`mods/${mod.id}/releases/${release.id}/private/file`).get()).get(
      'storage_path',
    );
    const token = new URL(address).searchParams.get('token') ?? '';
    expect(await statusAt(address)).toBe(403);
    for (const one of [path, `quarantine/${slot}`])
      for (const given of ['', token]) expect(await statusAt(addressOf(one, given)), one).toBe(403);
    for (const { token: bearer } of [staff, member]) {
      const answer = await fetch(addressOf(path), { headers: { Authorization: `Firebase ${bearer}` } });
      expect(answer.status).toBe(403);
    }
  });
});
