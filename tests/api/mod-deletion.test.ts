import './support/own-project.ts';
import { DAY_MS, DELETED_MOD_KEPT_DAYS } from '@bigorna/domain/limits';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { purgeMod } from '../../functions/src/mods/purge/purge-mod.ts';
import { purgeMods } from '../../functions/src/mods/purge/purge-mods.ts';
import { now } from '../../functions/src/platform/clock.ts';
import { refusal } from './support/call.ts';
import { FRESH } from './support/catalogue.ts';
import { bucket, firestore } from './support/firebase.ts';
import { store } from './support/member-data.ts';
import { makeMod, makeModWithoutFile, type TestMod } from './support/mods.ts';
import { entryIdOf, entryOf, ownApi, type Staff, staffMember, storedAt } from './support/staff-mods.ts';

vi.mock('../../functions/src/platform/clock.ts', async (original) => ({
  ...(await original<typeof import('../../functions/src/platform/clock.ts')>()),
  now: vi.fn(() => new Date()),
}));
const setClock = (ahead: number): void => {
  vi.mocked(now).mockImplementation(() => new Date(Date.now() + ahead));
};
beforeEach(() => setClock(0));
afterEach(() => setClock(0));
const KEPT_MS = DELETED_MOD_KEPT_DAYS * DAY_MS;

const api = ownApi();
let admin: Staff;
let moderator: Staff;
let owner: Staff;
beforeAll(async () => {
  [admin, moderator, owner] = await Promise.all([
    staffMember('admin'),
    staffMember('moderator'),
    staffMember('super_admin'),
  ]);
});

const on = ({ id }: { id: string }, body?: object) => ({ params: { id }, ...(body === undefined ? {} : { body }) });
const pageStatus = async ({ slug }: TestMod) => (await api.call('getMod', undefined, { params: { slug } })).status;
const listed = async (who: Staff, filter: object) =>
  (await api.ask('adminListMods', who, { query: `?filter=${encodeURIComponent(JSON.stringify(filter))}` })).map(
    ({ id }) => id,
  );

describe('throwing a mod away', () => {
  it.each(['deleteMod', 'adminDeleteMod'] as const)(
    'R123 R124 %s hides it everywhere at once and says until when it is kept',
    async (id) => {
      const mod = await makeModWithoutFile();
      await vi.waitFor(async () => expect(await pageStatus(mod)).toBe(200), FRESH);
      const reply = await api.call(id, admin, on(mod));
      expect(reply.status, reply.text).toBe(200);
      const { deleted_at } = await api.ask('adminGetMod', moderator, on(mod));
      expect(await api.ask('adminGetMod', moderator, on(mod))).toMatchObject({
        status: 'archived',
        purge_at: new Date(Date.parse(deleted_at ?? '') + KEPT_MS).toISOString(),
      });
      expect(await entryOf(reply)).toMatchObject({
        action: 'delete:mod',
        before: { status: 'approved', deleted_at: null },
        after: { status: 'archived' },
      });
      await vi.waitFor(async () => expect(await pageStatus(mod)).toBe(404), FRESH);
      expect(await api.ask('listMods', undefined, { query: `?q=${mod.word}` })).toEqual([]);
      await vi.waitFor(
        async () => expect(await listed(moderator, { q: mod.word, deleted: true })).toEqual([mod.id]),
        FRESH,
      );
      expect(await listed(moderator, { q: mod.word })).toEqual([]);
      expect(await listed(moderator, { q: mod.word, status: 'archived' })).toEqual([]);
      expect(await api.ask('listModsForSuperAdmin', owner, { query: `?q=${mod.word}` })).toEqual([]);
    },
  );

  it('R123 is not a moderator’s, and of one thrown away nothing is left to change', async () => {
    const mod = await makeModWithoutFile();
    expect(refusal(await api.call('deleteMod', moderator, on(mod)))).toEqual({ status: 403, code: 'forbidden' });
    expect((await api.call('deleteMod', admin, on(mod))).status).toBe(200);
    const gone = { status: 404, code: 'mod_not_found' };
    expect(refusal(await api.call('deleteMod', admin, on(mod)))).toEqual(gone);
    expect(refusal(await api.call('updateMod', admin, on(mod, { title: 'Outra' })))).toEqual(gone);
    for (const verb of ['restoreMod', 'featureMod', 'archiveMod'] as const)
      expect(refusal(await api.call(verb, admin, on(mod, {}))), verb).toEqual(gone);
  });

  it('R123 its members’ history says that it cannot be had, and that it can when it is back', async () => {
    const [member, mod] = await Promise.all([staffMember('user'), makeModWithoutFile()]);
    const { title } = (await storedAt(`mods/${mod.id}`)) ?? {};
    await store({
      [`users/${member.uid}/downloads/${mod.id}`]: {
        mod_id: mod.id,
        release_id: mod.releaseId,
        slug: mod.slug,
        title,
        thumbnail_url: null,
        content_type: 'mod',
        version: '1.2.0',
        minecraft_version: '1.21.4',
        short_description: '',
        tags: [],
        size: 10,
        type: 'public',
        status: 'available',
        downloaded_at: new Date(),
      },
    });
    const history = async () => (await api.ask('listHistory', member)).map(({ status }) => status);
    expect(await history()).toEqual(['available']);
    await api.ask('deleteMod', admin, on(mod));
    expect(await history()).toEqual(['unavailable']);
    await api.ask('undeleteMod', admin, on(mod, {}));
    expect(await history()).toEqual(['available']);
  });
});

describe('bringing a mod back', () => {
  it.each(['draft', 'pending', 'approved', 'rejected', 'archived'] as const)(
    'R123 a %s one is what it was',
    async (status) => {
      const mod = await makeModWithoutFile({ status: status === 'archived' ? 'approved' : status });
      if (status === 'archived') await api.ask('archiveMod', admin, on(mod, {}));
      const before = await api.ask('adminGetMod', admin, on(mod));
      await api.ask('adminDeleteMod', admin, on(mod));
      const reply = await api.call('undeleteMod', admin, on(mod, {}));
      expect(await entryOf(reply)).toMatchObject({ action: 'undelete:mod', after: { deleted_at: null } });
      expect(await api.ask('adminGetMod', admin, on(mod))).toEqual({
        ...before,
        revision: status === 'approved' ? 2 : before.revision,
        updated_at: expect.any(String),
      });
      expect((await firestore.doc(`pages/${mod.id}`).get()).exists).toBe(status === 'approved');
    },
  );

  it('R123 undone, it is thrown away anew, with all its days', async () => {
    const mod = await makeModWithoutFile();
    await api.ask('deleteMod', admin, on(mod));
    setClock(KEPT_MS - 60_000);
    const back = await api.call('undeleteMod', admin, on(mod, {}));
    setClock(KEPT_MS + 60_000);
    expect((await api.call('undoLog', admin, { params: { id: entryIdOf(back) ?? '' } })).status).toBe(200);
    await purgeMods();
    expect(await storedAt(`mods/${mod.id}`)).toMatchObject({ status: 'archived' });
    expect((await api.call('undeleteMod', admin, on(mod, {}))).status).toBe(200);
    expect(await storedAt(`mods/${mod.id}`)).toMatchObject({ status: 'approved', deleted_at: null });
  });

  it('R123 within its days alone; of one that was never thrown away there is nothing to bring back', async () => {
    const mod = await makeModWithoutFile();
    const back = () => api.call('undeleteMod', admin, on(mod, {}));
    expect(refusal(await back())).toEqual({ status: 409, code: 'move_not_allowed' });
    await api.ask('deleteMod', admin, on(mod));
    setClock(KEPT_MS + 1000);
    expect(refusal(await back())).toEqual({ status: 404, code: 'mod_not_found' });
    setClock(KEPT_MS - 60_000);
    expect((await back()).status).toBe(200);
  });
});

describe('R123 the purge', () => {
  const below = async ({ id }: TestMod): Promise<string[]> => {
    const names = ['releases', 'private', 'revisions', 'comments', 'ratings', 'downloaders', 'votes'];
    const found = await Promise.all(names.map((name) => firestore.collectionGroup(name).get()));
    const paths = found.flatMap(({ docs }) => docs.map(({ ref }) => ref.path));
    return paths.filter((path) => path.startsWith(`mods/${id}/`));
  };
  /** Where staff's uploads for it are kept: one that it has, one that it had. */
  const picturesOf = ({ word }: TestMod): [string, string] => [
    `media/thumbnails/${word.padEnd(43, 'x')}.webp`,
    `media/gallery/${word.padEnd(43, 'y')}.webp`,
  ];
  const fullMod = async (): Promise<TestMod> => {
    const mod = await makeMod();
    const root = `mods/${mod.id}`;
    const at = new Date();
    await store({
      [`${root}/comments/c1`]: { uid: 'u', text: 'não cabe em esquema nenhum' },
      [`${root}/ratings/u`]: { uid: 'u', stars: 5, rated_at: at },
      [`${root}/downloaders/u`]: { uid: 'u', first_at: at },
      [`${root}/releases/${mod.releaseId}/votes/u`]: { uid: 'u', works: true, voted_at: at },
      [`${root}/releases/${mod.releaseId}/private/verdict`]: {
        findings: [],
        fields: null,
        confirmed_by: null,
        reason: null,
        at,
      },
      [`feedback/${mod.id}`]: { stars: {}, releases: {} },
      'counts/tests': { mods: { [mod.id]: { views: 3 }, outro: { views: 4 } }, updated_at: at },
    });
    const [first, second] = picturesOf(mod);
    for (const path of [first, second]) await bucket.file(path).save('uma imagem', { resumable: false });
    await api.ask('updateMod', admin, on(mod, { title: 'Vai-se embora', thumbnail_url: `/${first}` }));
    const gallery = [{ url: `/${second}`, alt: '', width: 1, height: 1 }];
    await api.ask('updateMod', admin, on(mod, { thumbnail_url: '/media/thumbnails/de-todos.webp', gallery }));
    await api.ask('deleteMod', admin, on(mod));
    return mod;
  };
  const fileOf = ({ id, releaseId }: TestMod) => bucket.file(`releases/${id}/${releaseId}/file`);
  const isGone = async (mod: TestMod): Promise<void> => {
    expect(await below(mod)).toEqual([]);
    for (const path of [`mods/${mod.id}`, `pages/${mod.id}`, `feedback/${mod.id}`])
      expect(await storedAt(path), path).toBeUndefined();
    expect(Object.keys((await storedAt('counts/tests'))?.mods)).not.toContain(mod.id);
    expect((await storedAt('counts/tests'))?.mods.outro).toEqual({ views: 4 });
    const files = [fileOf(mod), ...picturesOf(mod).map((path) => bucket.file(path))];
    expect(await Promise.all(files.map(async (file) => (await file.exists())[0]))).toEqual([false, false, false]);
  };

  it('takes all of it after thirty days and nothing before; its slug stays reserved, and the log says that it was', async () => {
    const [mod, kept] = [await fullMod(), await makeModWithoutFile()];
    setClock(KEPT_MS - 60_000);
    await purgeMods();
    expect((await fileOf(mod).exists())[0]).toBe(true);
    expect(await below(mod)).toHaveLength(12);
    setClock(KEPT_MS + 60_000);
    await purgeMods();
    await isGone(mod);
    expect((await below(kept)).length).toBeGreaterThan(0);
    expect(await storedAt(`slugs/${mod.slug}`)).toMatchObject({ mod_id: mod.id });
    expect(
      refusal(
        await api.call('createMod', admin, {
          body: { title: 'Nova', author: 'Eu', content_type: 'mod', slug: mod.slug },
        }),
      ).code,
    ).toBe('slug_taken');
    const { docs } = await firestore.collection('logs').where('target', '==', `mods/${mod.id}`).get();
    expect(docs.map((entry) => entry.data())).toContainEqual(
      expect.objectContaining({
        actor: null,
        action: 'purge:mod',
        before: expect.objectContaining({ title: 'Vai-se embora' }),
      }),
    );
    expect(await listed(moderator, { q: mod.word, deleted: true })).toEqual([]);
    expect(refusal(await api.call('adminGetMod', admin, on(mod)))).toEqual({ status: 404, code: 'mod_not_found' });
    await purgeMods();
  });

  it('goes on where it was stopped', async () => {
    const mod = await fullMod();
    setClock(KEPT_MS + 60_000);
    const stopped = new AbortController();
    stopped.abort();
    await expect(purgeMod(mod.id, stopped.signal)).rejects.toThrow();
    await firestore.doc(`mods/${mod.id}/releases/${mod.releaseId}/private/file`).delete();
    await bucket.file(`releases/${mod.id}/${mod.releaseId}/file`).delete();
    await purgeMods();
    await isGone(mod);
  });

  it('never takes one that was brought back', async () => {
    const mod = await makeModWithoutFile();
    await api.ask('deleteMod', admin, on(mod));
    const back = await api.call('undeleteMod', admin, on(mod, {}));
    expect(entryIdOf(back)).not.toBeNull();
    setClock(KEPT_MS + 60_000);
    await purgeMods();
    expect(await storedAt(`mods/${mod.id}`)).toMatchObject({ status: 'approved' });
    expect((await below(mod)).length).toBeGreaterThan(0);
  });
});
