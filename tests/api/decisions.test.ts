import { describe, expect, it, vi } from 'vitest';
import {
  callAs,
  callEndpoint,
  callForData,
  getRefusal,
  parseData,
  parseFailure,
  parseMessage,
} from './support/call.ts';
import { firestore } from './support/firebase.ts';
import { createMember, createSignedInMember } from './support/members.ts';
import { createMod, type TestMod } from './support/mods.ts';
import { listLogEntries, listNotifications } from './support/stored.ts';

/** A decision is visible within ten seconds. The timeout adds time for the request itself. */
const VISIBLE = { timeout: 12_000, interval: 300 };

const foundBySearch = async ({ word }: TestMod) =>
  (await callForData('listMods', { query: `?q=${word}` })).map(({ id }) => id);

describe('decision about a mod', () => {
  it('shows an approved mod within 10 s, and hides a rejected one (R141)', async () => {
    const [staff, mod] = await Promise.all([createSignedInMember('moderator'), createMod({ status: 'pending' })]);
    expect(await foundBySearch(mod)).toEqual([]);
    expect(getRefusal(await callEndpoint('getMod', { params: { slug: mod.slug } }))).toBe('404 mod_not_found');

    const approval = await callAs('approveMod', staff, { params: { id: mod.id }, body: {} });
    expect(parseMessage(approval)).toBe('Mod aprovado');
    expect(parseData('approveMod', approval)).toMatchObject({ id: mod.id, status: 'approved' });
    const approvedAt = Date.now();
    await vi.waitFor(async () => expect(await foundBySearch(mod)).toEqual([mod.id]), VISIBLE);
    const page = await vi.waitFor(() => callForData('getMod', { params: { slug: mod.slug } }), VISIBLE);
    expect(Date.now() - approvedAt).toBeLessThan(10_000);
    expect(page).toMatchObject({ id: mod.id, description: 'Descrição de prova.', license: 'MIT' });
    expect(page.releases).toMatchObject([{ id: mod.releaseId, sha256: mod.sha256 }]);
    expect(page).not.toHaveProperty('status');

    const rejection = await callAs('rejectMod', staff, { params: { id: mod.id }, body: { reason: 'Falta a licença' } });
    expect(parseMessage(rejection)).toBe('Mod rejeitado');
    await vi.waitFor(async () => expect(await foundBySearch(mod)).toEqual([]), VISIBLE);
    await vi.waitFor(
      async () => expect((await callEndpoint('getMod', { params: { slug: mod.slug } })).status).toBe(404),
      VISIBLE,
    );
  });

  it('stores the approved revision, then the reason of a rejection, and notifies the creator', async () => {
    const maker = await createMember({ role: 'admin' });
    const [staff, mod] = await Promise.all([
      createSignedInMember('moderator'),
      createMod({ status: 'pending', createdBy: maker.uid }),
    ]);
    const options = { params: { id: mod.id }, token: staff.token };
    await callForData('approveMod', { ...options, body: {} });
    const response = await callEndpoint('rejectMod', { ...options, body: { reason: 'Falta a licença' } });

    const root = firestore.doc(`mods/${mod.id}`);
    expect((await root.collection('revisions').get()).docs.map(({ id }) => id)).toEqual(['1']);
    expect((await root.collection('private').doc('moderation').get()).data()).toMatchObject({
      created_by: maker.uid,
      reason: 'Falta a licença',
      decided_by: staff.uid,
    });
    expect(await listNotifications(maker.uid)).toMatchObject([
      { template: 'mod_rejected', values: { reason: 'Falta a licença' }, read_at: null },
    ]);
    const entries = await listLogEntries(root.path);
    expect(entries).toHaveLength(2);
    expect(entries).toContainEqual(
      expect.objectContaining({
        actor: staff.uid,
        action: 'reject:mod',
        before: { status: 'approved' },
        after: { status: 'rejected' },
        reason: 'Falta a licença',
        request_id: response.headers.get('x-request-id'),
      }),
    );
    expect(await callForData('adminGetMod', options)).toMatchObject({ status: 'rejected', reason: 'Falta a licença' });
  });

  it('refuses a mod that changed since it was opened: 409 stale', async () => {
    const [staff, mod] = await Promise.all([createSignedInMember('moderator'), createMod({ status: 'pending' })]);
    const options = { params: { id: mod.id }, token: staff.token };
    const { updated_at } = await callForData('adminGetMod', options);
    const stale = await callEndpoint('approveMod', { ...options, body: { updated_at: '2020-01-01T00:00:00.000Z' } });
    expect(getRefusal(stale)).toBe('409 stale');
    expect((await callEndpoint('approveMod', { ...options, body: { updated_at } })).status).toBe(200);
  });

  it('is applied once when two requests arrive at the same time', async () => {
    const [staff, mod] = await Promise.all([createSignedInMember('moderator'), createMod({ status: 'pending' })]);
    const options = { params: { id: mod.id }, token: staff.token, body: {} };
    const statuses = await Promise.all([1, 2].map(async () => (await callEndpoint('approveMod', options)).status));
    expect(statuses.toSorted()).toEqual([200, 409]);
  });

  it.each([
    ['pt-BR', 'Mínimo de 3 caracteres'],
    ['en-US', 'At least 3 characters'],
  ])('is refused with an error in %s when the reason is too short (R142)', async (locale, message) => {
    const [staff, mod] = await Promise.all([createSignedInMember('moderator'), createMod({ status: 'pending' })]);
    const options = { params: { id: mod.id }, token: staff.token, headers: { 'Accept-Language': locale } };
    const short = await callEndpoint('rejectMod', { ...options, body: { reason: 'x' } });
    expect(parseFailure(short).errors).toEqual([{ path: 'reason', code: 'too_short', message }]);
    expect((await callEndpoint('rejectMod', { ...options, body: { reason: 'Uma razão' } })).status).toBe(200);
  });

  it('needs a reason for a rejection', async () => {
    const [staff, mod] = await Promise.all([createSignedInMember('moderator'), createMod({ status: 'pending' })]);
    const reject = (body: object) => callAs('rejectMod', staff, { params: { id: mod.id }, body });
    expect(parseFailure(await reject({})).errors).toMatchObject([{ path: 'reason', code: 'required' }]);
    expect(parseFailure(await reject({ reason: '  x ' })).errors).toMatchObject([
      { path: 'reason', code: 'too_short' },
    ]);
    expect((await reject({ reason: 'Uma razão' })).status).toBe(200);
  });
});

describe('staff lists', () => {
  const listIds = async (token: string, filter: object, range = '[0,24]') => {
    const query = `?filter=${encodeURIComponent(JSON.stringify(filter))}&range=${range}&sort=["id","ASC"]`;
    const response = await callEndpoint('adminListMods', { token, query });
    return {
      ids: parseData('adminListMods', response).map(({ id }) => id),
      range: response.headers.get('content-range'),
    };
  };

  it('show pending mods, with the total in Content-Range', async () => {
    const [staff, mod] = await Promise.all([createSignedInMember('moderator'), createMod({ status: 'pending' })]);
    const filter = { q: mod.word, status: 'pending' };
    await vi.waitFor(
      async () => expect(await listIds(staff.token, filter)).toEqual({ ids: [mod.id], range: 'mods 0-0/1' }),
      VISIBLE,
    );
    expect(await listIds(staff.token, filter, '[50,74]')).toEqual({ ids: [], range: 'mods */1' });
    expect((await listIds(staff.token, { ...filter, status: 'rejected' })).ids).toEqual([]);
    expect((await listIds(staff.token, { id: [mod.id] })).ids).toEqual([mod.id]);
  });

  it('refuse an invalid query', async () => {
    const { token } = await createSignedInMember('moderator');
    const ask = (query: string) => callEndpoint('adminListMods', { token, query });
    for (const query of ['?sort=id', '?range=[5,1]', '?range=[0,5000]', '?filter={"colour":"red"}', '?x=1']) {
      expect(getRefusal(await ask(query)), query).toBe('400 invalid_request');
    }
    expect((await ask('?range=[0,9]')).status).toBe(200);
  });
});
