import { describe, expect, it } from 'vitest';
import { askAs, callAs, callEndpoint, callForData, getRefusal, send } from './support/call.ts';
import { bucket, firestore } from './support/firebase.ts';
import { createMember, createSignedInMember, signIn } from './support/members.ts';
import { createMod, type TestMod } from './support/mods.ts';
import { getHash } from './support/releases.ts';

const issueTicket = async (mod: TestMod, token: string) => {
  const { url } = await callForData('issueDownload', { params: { id: mod.id }, token, body: {} });
  return url;
};

describe('download', () => {
  it('returns the original bytes with the announced hash, name, size and type (R023)', async () => {
    const [member, mod] = await Promise.all([createSignedInMember(), createMod({ fileName: 'Poção mágica 1.2.jar' })]);
    const ticket = await askAs('issueDownload', member, { params: { id: mod.id }, body: {} });
    expect(ticket).toMatchObject({ file_name: mod.fileName, size: mod.bytes.length, sha256: mod.sha256 });
    const lifetime = Date.parse(ticket.expires_at) - Date.now();
    expect(lifetime).toBeGreaterThan(9 * 60_000);
    expect(lifetime).toBeLessThanOrEqual(10 * 60_000);

    const response = await send('get', ticket.url);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(response.status).toBe(200);
    expect(getHash(bytes)).toBe(ticket.sha256);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-length': String(mod.bytes.length),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'accept-ranges': 'bytes',
    });
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="Po__o m_gica 1.2.jar"; filename*=UTF-8''Po%C3%A7%C3%A3o%20m%C3%A1gica%201.2.jar`,
    );
  });

  it('can be resumed: 206 for a range, 416 for a range past the end (R023)', async () => {
    const [member, mod] = await Promise.all([createSignedInMember(), createMod()]);
    const url = await issueTicket(mod, member.token);
    const part = await send('get', url, { headers: { Range: 'bytes=100-199' } });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes 100-199/${mod.bytes.length}`);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(mod.bytes.subarray(100, 200));
    const beyond = await send('get', url, { headers: { Range: 'bytes=999999-' } });
    expect(beyond.status).toBe(416);
    expect(beyond.headers.get('content-range')).toBe(`bytes */${mod.bytes.length}`);
  });

  it('is refused without a session: 401, unverified: 403, and served when verified (R021, R022)', async () => {
    const mod = await createMod();
    const options = { params: { id: mod.id }, body: {} };
    const unverified = await signIn(await createMember({ is_verified: false }));
    expect(getRefusal(await callEndpoint('issueDownload', options))).toBe('401 unauthorized');
    expect(getRefusal(await callEndpoint('issueDownload', { ...options, token: unverified }))).toBe(
      '403 email_not_verified',
    );
    const { token } = await createSignedInMember();
    expect((await callEndpoint('issueDownload', { ...options, token })).status).toBe(200);
  });

  it('is refused at once for a hidden mod, also with an earlier ticket', async () => {
    const [member, staff, mod] = await Promise.all([
      createSignedInMember(),
      createSignedInMember('moderator'),
      createMod(),
    ]);
    const url = await issueTicket(mod, member.token);
    const params = { ticket: url.replace('/api/download/', '') };
    expect((await callEndpoint('redeemDownload', { params })).status).toBe(200);
    await askAs('rejectMod', staff, { params: { id: mod.id }, body: { reason: 'Arquivo suspeito' } });
    const notFound = '404 mod_not_found';
    expect(getRefusal(await callEndpoint('redeemDownload', { params }))).toEqual(notFound);
    const again = await callAs('issueDownload', member, { params: { id: mod.id }, body: {} });
    expect(getRefusal(again)).toEqual(notFound);
  });

  it.each(['pending', 'rejected', 'draft', 'archived'] as const)('is refused for a %s mod', async (status) => {
    const [member, mod] = await Promise.all([createSignedInMember(), createMod({ status })]);
    const response = await callAs('issueDownload', member, { params: { id: mod.id }, body: {} });
    expect(getRefusal(response)).toBe('404 mod_not_found');
  });

  it('is refused for an unknown or refused release or a missing file: download_url_unavailable', async () => {
    const [member, mod] = await Promise.all([createSignedInMember(), createMod()]);
    const issue = (release_id: string) =>
      callAs('issueDownload', member, { params: { id: mod.id }, body: { release_id } });
    const unavailable = '404 download_url_unavailable';
    expect(getRefusal(await issue('nenhuma'))).toEqual(unavailable);
    expect((await issue(mod.releaseId)).status).toBe(200);
    const url = await issueTicket(mod, member.token);
    await bucket.file(`releases/${mod.id}/${mod.releaseId}/file`).delete();
    const redeemed = await callEndpoint('redeemDownload', { params: { ticket: url.replace('/api/download/', '') } });
    expect(getRefusal(redeemed)).toEqual(unavailable);
    await firestore.doc(`mods/${mod.id}/releases/${mod.releaseId}`).update({ verdict: 'refused' });
    expect(getRefusal(await issue(mod.releaseId))).toEqual(unavailable);
  });

  it('redirects a browser to the download page with the error; other clients get 404 (R023)', async () => {
    const [member, mod] = await Promise.all([createSignedInMember(), createMod()]);
    const url = await issueTicket(mod, member.token);
    const origin = `?mod=${mod.slug}&release=${mod.releaseId}`;
    const browser = { headers: { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } };
    expect((await send('get', url + origin, browser)).status).toBe(200);
    await bucket.file(`releases/${mod.id}/${mod.releaseId}/file`).delete();

    const redirected = await send('get', url + origin, browser);
    expect(redirected.status).toBe(302);
    expect(redirected.headers.get('location')).toBe(
      `/mods/${mod.slug}/download?release=${mod.releaseId}&failed=download_url_unavailable`,
    );
    expect(redirected.headers.get('cache-control')).toBe('private, no-store');
    expect((await send('get', url + origin, { headers: { Accept: '*/*' } })).status).toBe(404);
    expect((await send('get', url, browser)).status).toBe(404);
    const openRedirect = await send('get', `${url}?mod=//mau.example&release=${mod.releaseId}`, browser);
    expect({ status: openRedirect.status, to: openRedirect.headers.get('location') }).toEqual({
      status: 400,
      to: null,
    });
  });

  it('reveals the URL of an external file only by redirect, and returns no hash', async () => {
    const externalUrl = 'https://files.example/mods/prova.jar';
    const [member, mod] = await Promise.all([createSignedInMember(), createMod({ externalUrl })]);
    const ticket = await askAs('issueDownload', member, { params: { id: mod.id }, body: {} });
    expect(ticket).toMatchObject({
      release_id: mod.releaseId,
      version: '1.2.0',
      external: true,
      size: 0,
      sha256: null,
    });
    expect(JSON.stringify(ticket)).not.toContain('files.example');
    const response = await send('get', ticket.url);
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(externalUrl);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  it('stores one history entry, one event and one downloader when it is repeated', async () => {
    const [member, mod] = await Promise.all([createSignedInMember(), createMod()]);
    const url = await issueTicket(mod, member.token);
    await Promise.all([1, 2, 3].map(async () => (await send('get', url)).arrayBuffer()));
    const events = await firestore.collection('events').where('mod_id', '==', mod.id).get();
    const today = new Date().toISOString().slice(0, 10);
    const [event, ...others] = events.docs;
    expect(others).toEqual([]);
    expect(event?.id).toMatch(new RegExp(`^download_[0-9a-f]{32}_${mod.id}_${mod.releaseId}_${today}$`));
    expect(`${event?.id} ${JSON.stringify(event?.data())}`).not.toContain(member.uid);
    const downloaders = await firestore.collection(`mods/${mod.id}/downloaders`).get();
    expect(downloaders.docs.map((document) => [document.id, document.get('uid')])).toEqual([[member.uid, member.uid]]);
    expect(await askAs('countHistory', member)).toEqual({ total: 1 });
  });

  it('counts separately for two mods with equal release ids', async () => {
    const [member, mod] = await Promise.all([createSignedInMember(), createMod()]);
    const other = await createMod({ releaseId: mod.releaseId });
    for (const one of [mod, other]) await (await send('get', await issueTicket(one, member.token))).arrayBuffer();
    const events = await firestore.collection('events').where('release_id', '==', mod.releaseId).get();
    expect(events.docs.map((event) => event.get('mod_id')).sort()).toEqual([mod.id, other.id].sort());
  });

  it('is not recorded when a range past the end returns no bytes', async () => {
    const [member, mod] = await Promise.all([createSignedInMember(), createMod()]);
    const url = await issueTicket(mod, member.token);
    expect((await send('get', url, { headers: { Range: 'bytes=999999-' } })).status).toBe(416);
    expect(await askAs('countHistory', member)).toEqual({ total: 0 });
    await (await send('get', url, { headers: { Range: 'bytes=0-9' } })).arrayBuffer();
    expect(await askAs('countHistory', member)).toEqual({ total: 1 });
  });
});
