import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ask, call, refusal, send } from './support/call.ts';
import { bucket, firestore } from './support/firebase.ts';
import { makeMember, signedIn, signIn } from './support/members.ts';
import { makeMod, type TestMod } from './support/mods.ts';

const ticketFor = async (mod: TestMod, token: string) => {
  const { url } = await ask('issueDownload', { params: { id: mod.id }, token, body: {} });
  return url;
};

describe('a download', () => {
  it('R023 brings the very bytes, with hash, name, size and type as announced', async () => {
    const [member, mod] = await Promise.all([signedIn(), makeMod({ fileName: 'Poção mágica 1.2.jar' })]);
    const ticket = await ask('issueDownload', { params: { id: mod.id }, token: member.token, body: {} });
    expect(ticket).toMatchObject({ file_name: mod.fileName, size: mod.bytes.length, sha256: mod.sha256 });
    const lifetime = Date.parse(ticket.expires_at) - Date.now();
    expect(lifetime).toBeGreaterThan(9 * 60_000);
    expect(lifetime).toBeLessThanOrEqual(10 * 60_000);

    const response = await send('get', ticket.url);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(response.status).toBe(200);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(ticket.sha256);
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

  it('R023 can be taken up again: a range answers 206 with that part, one beyond the end 416', async () => {
    const [member, mod] = await Promise.all([signedIn(), makeMod()]);
    const url = await ticketFor(mod, member.token);
    const part = await send('get', url, { headers: { Range: 'bytes=100-199' } });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes 100-199/${mod.bytes.length}`);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(mod.bytes.subarray(100, 200));
    const beyond = await send('get', url, { headers: { Range: 'bytes=999999-' } });
    expect(beyond.status).toBe(416);
    expect(beyond.headers.get('content-range')).toBe(`bytes */${mod.bytes.length}`);
  });

  it('R021 R022 without a session 401, unverified 403, verified served', async () => {
    const mod = await makeMod();
    const options = { params: { id: mod.id }, body: {} };
    const unverified = await signIn(await makeMember({ is_verified: false }));
    expect(refusal(await call('issueDownload', options))).toEqual({ status: 401, code: 'unauthorized' });
    expect(refusal(await call('issueDownload', { ...options, token: unverified }))).toEqual({
      status: 403,
      code: 'email_not_verified',
    });
    const { token } = await signedIn();
    expect((await call('issueDownload', { ...options, token })).status).toBe(200);
  });

  it('is refused at once for a mod that was taken away, also by a ticket from before', async () => {
    const [member, staff, mod] = await Promise.all([signedIn(), signedIn('moderator'), makeMod()]);
    const url = await ticketFor(mod, member.token);
    const params = { ticket: url.replace('/api/download/', '') };
    expect((await call('redeemDownload', { params })).status).toBe(200);
    await ask('rejectMod', { params: { id: mod.id }, body: { reason: 'Arquivo suspeito' }, token: staff.token });
    const gone = { status: 404, code: 'mod_not_found' };
    expect(refusal(await call('redeemDownload', { params }))).toEqual(gone);
    const again = await call('issueDownload', { params: { id: mod.id }, token: member.token, body: {} });
    expect(refusal(again)).toEqual(gone);
  });

  it.each(['pending', 'rejected', 'draft', 'archived'] as const)('a %s mod is not there', async (status) => {
    const [member, mod] = await Promise.all([signedIn(), makeMod({ status })]);
    const reply = await call('issueDownload', { params: { id: mod.id }, token: member.token, body: {} });
    expect(refusal(reply)).toEqual({ status: 404, code: 'mod_not_found' });
  });

  it('a release that is unknown, not clear or without its file: 404 download_url_unavailable', async () => {
    const [member, mod] = await Promise.all([signedIn(), makeMod()]);
    const issue = (release_id: string) =>
      call('issueDownload', { params: { id: mod.id }, token: member.token, body: { release_id } });
    const unavailable = { status: 404, code: 'download_url_unavailable' };
    expect(refusal(await issue('nenhuma'))).toEqual(unavailable);
    expect((await issue(mod.releaseId)).status).toBe(200);
    const url = await ticketFor(mod, member.token);
    await bucket.file(`releases/${mod.id}/${mod.releaseId}/file`).delete();
    const redeemed = await call('redeemDownload', { params: { ticket: url.replace('/api/download/', '') } });
    expect(refusal(redeemed)).toEqual(unavailable);
    await firestore.doc(`mods/${mod.id}/releases/${mod.releaseId}`).update({ verdict: 'refused' });
    expect(refusal(await issue(mod.releaseId))).toEqual(unavailable);
  });

  it('R023 leads a browser that gets no file back to the page it came from, which says why; others get the failure itself', async () => {
    const [member, mod] = await Promise.all([signedIn(), makeMod()]);
    const url = await ticketFor(mod, member.token);
    const origin = `?mod=${mod.slug}&release=${mod.releaseId}`;
    const browser = { headers: { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } };
    expect((await send('get', url + origin, browser)).status).toBe(200);
    await bucket.file(`releases/${mod.id}/${mod.releaseId}/file`).delete();

    const led = await send('get', url + origin, browser);
    expect(led.status).toBe(302);
    expect(led.headers.get('location')).toBe(
      `/mods/${mod.slug}/download?release=${mod.releaseId}&failed=download_url_unavailable`,
    );
    expect(led.headers.get('cache-control')).toBe('private, no-store');
    expect((await send('get', url + origin, { headers: { Accept: '*/*' } })).status).toBe(404);
    expect((await send('get', url, browser)).status).toBe(404);
    const elsewhere = await send('get', `${url}?mod=//mau.example&release=${mod.releaseId}`, browser);
    expect({ status: elsewhere.status, to: elsewhere.headers.get('location') }).toEqual({ status: 400, to: null });
  });

  it('a changed or invented ticket: 404 ticket_invalid', async () => {
    const [member, mod] = await Promise.all([signedIn(), makeMod()]);
    const ticket = (await ticketFor(mod, member.token)).replace('/api/download/', '');
    const [payload = '', signature = ''] = ticket.split('.');
    for (const text of ['x', `${payload}.`, `${payload}.${signature}x`, `${payload.slice(1)}.${signature}`]) {
      const reply = await call('redeemDownload', { params: { ticket: text } });
      expect(refusal(reply), text).toEqual({ status: 404, code: 'ticket_invalid' });
    }
    expect((await call('redeemDownload', { params: { ticket } })).status).toBe(200);
  });

  it('of a file held elsewhere leads there, shows no hash, and only by the ticket', async () => {
    const externalUrl = 'https://files.example/mods/prova.jar';
    const [member, mod] = await Promise.all([signedIn(), makeMod({ externalUrl })]);
    const ticket = await ask('issueDownload', { params: { id: mod.id }, token: member.token, body: {} });
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

  it('is noted once: one history entry, one event a day, one downloader, however often it is fetched', async () => {
    const [member, mod] = await Promise.all([signedIn(), makeMod()]);
    const url = await ticketFor(mod, member.token);
    await Promise.all([1, 2, 3].map(async () => (await send('get', url)).arrayBuffer()));
    const events = await firestore.collection('events').where('mod_id', '==', mod.id).get();
    const today = new Date().toISOString().slice(0, 10);
    const [event, ...others] = events.docs;
    expect(others).toEqual([]);
    expect(event?.id).toMatch(new RegExp(`^download_[0-9a-f]{32}_${mod.id}_${mod.releaseId}_${today}$`));
    expect(`${event?.id} ${JSON.stringify(event?.data())}`).not.toContain(member.uid);
    const downloaders = await firestore.collection(`mods/${mod.id}/downloaders`).get();
    expect(downloaders.docs.map((document) => [document.id, document.get('uid')])).toEqual([[member.uid, member.uid]]);
    expect(await ask('countHistory', { token: member.token })).toEqual({ total: 1 });
  });

  it('of two mods whose releases have the same id counts for each', async () => {
    const [member, mod] = await Promise.all([signedIn(), makeMod()]);
    const twin = await makeMod({ releaseId: mod.releaseId });
    for (const one of [mod, twin]) await (await send('get', await ticketFor(one, member.token))).arrayBuffer();
    const events = await firestore.collection('events').where('release_id', '==', mod.releaseId).get();
    expect(events.docs.map((event) => event.get('mod_id')).sort()).toEqual([mod.id, twin.id].sort());
  });

  it('that brings no bytes is not noted: a range beyond the end', async () => {
    const [member, mod] = await Promise.all([signedIn(), makeMod()]);
    const url = await ticketFor(mod, member.token);
    expect((await send('get', url, { headers: { Range: 'bytes=999999-' } })).status).toBe(416);
    expect(await ask('countHistory', { token: member.token })).toEqual({ total: 0 });
    await (await send('get', url, { headers: { Range: 'bytes=0-9' } })).arrayBuffer();
    expect(await ask('countHistory', { token: member.token })).toEqual({ total: 1 });
  });
});
