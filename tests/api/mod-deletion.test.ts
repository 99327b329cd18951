import './support/separate-project.ts';
import './support/mock-clock.ts';
import { DAY_MS, DELETED_MOD_RETENTION_DAYS } from '@bigorna/domain/limits';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { purgeMod, purgeMods } from '../../functions/src/mods/lifecycle/purge/purge-mod.ts';
import { getRefusal, parseFailure } from './support/call.ts';
import { FRESH } from './support/catalogue.ts';
import { bucket, firestore } from './support/firebase.ts';
import { buildDownloadEntry, storeDocuments } from './support/member-data.ts';
import { setClockAhead } from './support/mock-clock.ts';
import { createMod, createModWithExternalFile, type TestMod } from './support/mods.ts';
import { getLogEntry, getLogEntryId } from './support/staff.ts';
import { createLocalApi, createStaffMember, type Staff } from './support/staff-mods.ts';
import { getStored, listLogEntries } from './support/stored.ts';

beforeEach(() => setClockAhead());
afterEach(() => setClockAhead());
const RETENTION_MS = DELETED_MOD_RETENTION_DAYS * DAY_MS;

const api = await createLocalApi();
const [admin, moderator, owner] = await Promise.all([
  createStaffMember('admin'),
  createStaffMember('moderator'),
  createStaffMember('super_admin'),
]);

const on = ({ id }: { id: string }, body?: object) => ({ params: { id }, ...(body === undefined ? {} : { body }) });
const getPageStatus = async ({ slug }: TestMod) => (await api.call('getMod', undefined, { params: { slug } })).status;
const listIds = async (who: Staff, filter: object) =>
  (await api.ask('adminListMods', who, { query: `?filter=${encodeURIComponent(JSON.stringify(filter))}` })).map(
    ({ id }) => id,
  );

describe('soft delete', () => {
  it.each(['deleteMod', 'adminDeleteMod'] as const)(
    '%s hides the mod from page, lists and search, and sets its purge date (R123, R124)',
    async (id) => {
      const mod = await createModWithExternalFile();
      await vi.waitFor(async () => expect(await getPageStatus(mod)).toBe(200), FRESH);
      const response = await api.call(id, admin, on(mod));
      expect(response.status, response.text).toBe(200);
      const { deleted_at } = await api.ask('adminGetMod', moderator, on(mod));
      expect(await api.ask('adminGetMod', moderator, on(mod))).toMatchObject({
        status: 'archived',
        purge_at: new Date(Date.parse(deleted_at ?? '') + RETENTION_MS).toISOString(),
      });
      expect(await getLogEntry(response)).toMatchObject({
        action: 'delete:mod',
        before: { status: 'approved', deleted_at: null },
        after: { status: 'archived' },
      });
      await vi.waitFor(async () => expect(await getPageStatus(mod)).toBe(404), FRESH);
      expect(await api.ask('listMods', undefined, { query: `?q=${mod.word}` })).toEqual([]);
      await vi.waitFor(
        async () => expect(await listIds(moderator, { q: mod.word, deleted: true })).toEqual([mod.id]),
        FRESH,
      );
      expect(await listIds(moderator, { q: mod.word })).toEqual([]);
      expect(await listIds(moderator, { q: mod.word, status: 'archived' })).toEqual([]);
      expect(await api.ask('listModsForSuperAdmin', owner, { query: `?q=${mod.word}` })).toEqual([]);
    },
  );

  it('is refused to moderators, and no other action changes a soft-deleted mod (R123)', async () => {
    const mod = await createModWithExternalFile();
    expect(getRefusal(await api.call('deleteMod', moderator, on(mod)))).toBe('403 forbidden');
    expect((await api.call('deleteMod', admin, on(mod))).status).toBe(200);
    const notFound = '404 mod_not_found';
    expect(getRefusal(await api.call('deleteMod', admin, on(mod)))).toEqual(notFound);
    expect(getRefusal(await api.call('updateMod', admin, on(mod, { title: 'Outra' })))).toEqual(notFound);
    for (const verb of ['restoreMod', 'featureMod', 'archiveMod'] as const)
      expect(getRefusal(await api.call(verb, admin, on(mod, {}))), verb).toEqual(notFound);
  });

  it('marks the mod as unavailable in download histories until it is restored (R123)', async () => {
    const [member, mod] = await Promise.all([createStaffMember('user'), createModWithExternalFile()]);
    const { title } = (await getStored(`mods/${mod.id}`)) ?? {};
    const entry = buildDownloadEntry(mod, { title, downloaded_at: new Date() });
    await storeDocuments({ [`users/${member.uid}/downloads/${mod.id}`]: entry });
    const history = async () => (await api.ask('listHistory', member)).map(({ status }) => status);
    expect(await history()).toEqual(['available']);
    await api.ask('deleteMod', admin, on(mod));
    expect(await history()).toEqual(['unavailable']);
    await api.ask('undeleteMod', admin, on(mod, {}));
    expect(await history()).toEqual(['available']);
  });
});

describe('restore', () => {
  it.each(['draft', 'pending', 'approved', 'rejected', 'archived'] as const)(
    'brings a %s mod back with its previous state (R123)',
    async (status) => {
      const mod = await createModWithExternalFile({ status: status === 'archived' ? 'approved' : status });
      if (status === 'archived') await api.ask('archiveMod', admin, on(mod, {}));
      const before = await api.ask('adminGetMod', admin, on(mod));
      await api.ask('adminDeleteMod', admin, on(mod));
      const response = await api.call('undeleteMod', admin, on(mod, {}));
      expect(await getLogEntry(response)).toMatchObject({ action: 'undelete:mod', after: { deleted_at: null } });
      expect(await api.ask('adminGetMod', admin, on(mod))).toEqual({
        ...before,
        revision: status === 'approved' ? 2 : before.revision,
        updated_at: expect.any(String),
      });
      expect((await firestore.doc(`pages/${mod.id}`).get()).exists).toBe(status === 'approved');
    },
  );

  it('restarts the retention period when the restore is undone (R123)', async () => {
    const mod = await createModWithExternalFile();
    await api.ask('deleteMod', admin, on(mod));
    setClockAhead(RETENTION_MS - 60_000);
    const restored = await api.call('undeleteMod', admin, on(mod, {}));
    setClockAhead(RETENTION_MS + 60_000);
    expect((await api.call('undoLog', admin, { params: { id: getLogEntryId(restored) ?? '' } })).status).toBe(200);
    await purgeMods();
    expect(await getStored(`mods/${mod.id}`)).toMatchObject({ status: 'archived' });
    expect((await api.call('undeleteMod', admin, on(mod, {}))).status).toBe(200);
    expect(await getStored(`mods/${mod.id}`)).toMatchObject({ status: 'approved', deleted_at: null });
  });

  it('works only within the retention period, and only for a soft-deleted mod (R123)', async () => {
    const mod = await createModWithExternalFile();
    const restore = () => api.call('undeleteMod', admin, on(mod, {}));
    expect(getRefusal(await restore())).toBe('409 move_not_allowed');
    await api.ask('deleteMod', admin, on(mod));
    setClockAhead(RETENTION_MS + 1000);
    expect(getRefusal(await restore())).toBe('404 mod_not_found');
    setClockAhead(RETENTION_MS - 60_000);
    expect((await restore()).status).toBe(200);
  });
});

describe('purge (R123)', () => {
  const listSubdocuments = async ({ id }: TestMod): Promise<string[]> => {
    const names = ['releases', 'private', 'revisions', 'comments', 'ratings', 'downloaders', 'votes'];
    const found = await Promise.all(names.map((name) => firestore.collectionGroup(name).get()));
    const paths = found.flatMap(({ docs }) => docs.map(({ ref }) => ref.path));
    return paths.filter((path) => path.startsWith(`mods/${id}/`));
  };
  /** Paths of two staff uploads for the mod: a current and a replaced image. */
  const getImagePaths = ({ word }: TestMod): [string, string] => [
    `media/thumbnails/${word.padEnd(43, 'x')}.webp`,
    `media/gallery/${word.padEnd(43, 'y')}.webp`,
  ];
  const createFullMod = async (): Promise<TestMod> => {
    const mod = await createMod();
    const root = `mods/${mod.id}`;
    const at = new Date();
    await storeDocuments({
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
    const [first, second] = getImagePaths(mod);
    for (const path of [first, second]) await bucket.file(path).save('uma imagem', { resumable: false });
    await api.ask('updateMod', admin, on(mod, { title: 'Vai-se embora', thumbnail_url: `/${first}` }));
    const gallery = [{ url: `/${second}`, alt: '', width: 1, height: 1 }];
    await api.ask('updateMod', admin, on(mod, { thumbnail_url: '/media/thumbnails/de-todos.webp', gallery }));
    await api.ask('deleteMod', admin, on(mod));
    return mod;
  };
  const getFile = ({ id, releaseId }: TestMod) => bucket.file(`releases/${id}/${releaseId}/file`);
  const isGone = async (mod: TestMod): Promise<void> => {
    expect(await listSubdocuments(mod)).toEqual([]);
    for (const path of [`mods/${mod.id}`, `pages/${mod.id}`, `feedback/${mod.id}`])
      expect(await getStored(path), path).toBeUndefined();
    expect(Object.keys((await getStored('counts/tests'))?.mods)).not.toContain(mod.id);
    expect((await getStored('counts/tests'))?.mods.outro).toEqual({ views: 4 });
    const files = [getFile(mod), ...getImagePaths(mod).map((path) => bucket.file(path))];
    expect(await Promise.all(files.map(async (file) => (await file.exists())[0]))).toEqual([false, false, false]);
  };

  it('is no failure when its time ends, and the next run completes it (R123)', async () => {
    const mod = await createFullMod();
    const stop = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(stop.signal);
    const interrupt = vi.spyOn(stop.signal, 'throwIfAborted').mockImplementationOnce(() => {
      stop.abort(new Error('out of time'));
      throw stop.signal.reason;
    });
    setClockAhead(RETENTION_MS + 60_000);
    await purgeMods();
    expect([timeout, interrupt].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
    expect(await listSubdocuments(mod)).not.toEqual([]);
    await purgeMods();
    await isGone(mod);
  });

  it('deletes everything after thirty days, keeps the slug reserved and logs it', async () => {
    const [mod, otherMod] = [await createFullMod(), await createModWithExternalFile()];
    setClockAhead(RETENTION_MS - 60_000);
    await purgeMods();
    expect((await getFile(mod).exists())[0]).toBe(true);
    expect(await listSubdocuments(mod)).toHaveLength(12);
    setClockAhead(RETENTION_MS + 60_000);
    await purgeMods();
    await isGone(mod);
    expect((await listSubdocuments(otherMod)).length).toBeGreaterThan(0);
    expect(await getStored(`slugs/${mod.slug}`)).toMatchObject({ mod_id: mod.id });
    expect(
      parseFailure(
        await api.call('createMod', admin, {
          body: { title: 'Nova', author: 'Eu', content_type: 'mod', slug: mod.slug },
        }),
      ).code,
    ).toBe('slug_taken');
    expect(await listLogEntries(`mods/${mod.id}`)).toContainEqual(
      expect.objectContaining({
        actor: null,
        action: 'purge:mod',
        before: expect.objectContaining({ title: 'Vai-se embora' }),
      }),
    );
    expect(await listIds(moderator, { q: mod.word, deleted: true })).toEqual([]);
    expect(getRefusal(await api.call('adminGetMod', admin, on(mod)))).toBe('404 mod_not_found');
    await purgeMods();
  });

  it('continues where it was stopped', async () => {
    const mod = await createFullMod();
    setClockAhead(RETENTION_MS + 60_000);
    const stopped = new AbortController();
    stopped.abort();
    await expect(purgeMod(mod.id, stopped.signal)).rejects.toThrow();
    await firestore.doc(`mods/${mod.id}/releases/${mod.releaseId}/private/file`).delete();
    await bucket.file(`releases/${mod.id}/${mod.releaseId}/file`).delete();
    await purgeMods();
    await isGone(mod);
  });

  it('never deletes a restored mod', async () => {
    const mod = await createModWithExternalFile();
    await api.ask('deleteMod', admin, on(mod));
    const restored = await api.call('undeleteMod', admin, on(mod, {}));
    expect(getLogEntryId(restored)).not.toBeNull();
    setClockAhead(RETENTION_MS + 60_000);
    await purgeMods();
    expect(await getStored(`mods/${mod.id}`)).toMatchObject({ status: 'approved' });
    expect((await listSubdocuments(mod)).length).toBeGreaterThan(0);
  });
});
