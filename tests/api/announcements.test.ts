import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { askAs, callAs, callEndpoint, getRefusal, parseData, parseFailure, parseMessage } from './support/call.ts';
import { firestore } from './support/firebase.ts';
import { createMember, createSignedInMember, type Member } from './support/members.ts';
import { getLogEntry, getLogEntryId, toListQuery, undo } from './support/staff.ts';

const [admin, moderator] = await Promise.all([createSignedInMember('admin'), createSignedInMember('moderator')]);

const MOVE_NOT_ALLOWED = '409 move_not_allowed';
const buildText = (word = randomUUID().slice(0, 8)) => ({ 'pt-BR': `Aviso ${word}`, 'en-US': `Notice ${word}` });
const draft = async (given: object = {}) => {
  const body = { text: buildText(), path: '/changelog', ...given };
  return parseData('adminCreateAnnouncement', await callAs('adminCreateAnnouncement', admin, { body }));
};
const read = (id: string) => askAs('adminGetAnnouncement', admin, { params: { id } });
const send = (id: string, body: object = {}, token = admin.token) =>
  callEndpoint('sendAnnouncement', { params: { id }, body, token });
const change = (id: string, body: object) => callAs('adminUpdateAnnouncement', admin, { params: { id }, body });
const remove = (id: string) => callAs('adminDeleteAnnouncement', admin, { params: { id } });

const waitUntilSent = (id: string) =>
  vi.waitFor(async () => expect(await read(id)).toMatchObject({ sending: false }), { timeout: 60_000, interval: 500 });

describe('announcement', () => {
  it('is a draft at first: staff can change and delete it, and no member was notified (R132)', async () => {
    const { id, ...draftFields } = await draft();
    expect(draftFields).toMatchObject({ created_by: admin.uid, sent_at: null, sent_by: null, told: 0, sending: false });
    const text = { 'pt-BR': 'Outro texto' };
    const changed = parseData('adminUpdateAnnouncement', await change(id, { text, path: '' }));
    expect(changed).toMatchObject({ text, path: null });
    const stale = await change(id, { text: buildText(), updated_at: draftFields.updated_at });
    expect(getRefusal(stale)).toBe('409 stale');
    const listed = await askAs('adminListAnnouncements', admin, { query: toListQuery({ filter: { id: [id] } }) });
    expect(listed).toEqual([changed]);
    expect((await remove(id)).status).toBe(200);
    expect(getRefusal(await send(id))).toBe('404 record_not_found');
  });

  it('is refused without a Portuguese text or with a path to another site (R132)', async () => {
    const body = { text: { 'en-US': 'Only English' }, path: 'https://outro.example' };
    const response = await callAs('adminCreateAnnouncement', admin, { body });
    expect(parseFailure(response).errors?.map(({ path, code }) => [path, code])).toEqual([
      ['text.pt-BR', 'required'],
      ['path', 'path_form'],
    ]);
  });

  it('is sent once in each member’s language, by admins with the current version (R110, R132)', async () => {
    const [english, quiet] = [await createMember(), await createMember()];
    await firestore.doc(`users/${english.uid}`).update({ 'settings.locale': 'en-US' });
    await firestore.doc(`users/${quiet.uid}`).update({ 'settings.notify_system': false });
    const { id, text, updated_at } = await draft();
    expect(getRefusal(await send(id, { updated_at: new Date(0).toISOString() }))).toBe('409 stale');
    expect(getRefusal(await send(id, {}, moderator.token))).toBe('403 forbidden');
    const sent = await send(id, { updated_at });
    expect(parseMessage(sent)).not.toBe('');
    expect(parseData('sendAnnouncement', sent)).toMatchObject({ id, sent_by: admin.uid, sending: true });
    expect(await getLogEntry(sent)).toMatchObject({ action: 'send:announcement', target: `announcements/${id}` });

    const getNotification = ({ uid }: Member) => firestore.doc(`users/${uid}/notifications/announcement_${id}`).get();
    await waitUntilSent(id);
    expect((await getNotification(english)).data()).toMatchObject({
      type: 'system',
      template: 'announcement',
      values: { text: text['en-US'] },
      path: '/changelog',
    });
    expect((await getNotification(quiet)).exists).toBe(false);
    expect((await read(id)).told).toBeGreaterThan(0);

    expect(getRefusal(await send(id))).toEqual(MOVE_NOT_ALLOWED);
    expect(getRefusal(await change(id, { text: buildText() }))).toEqual(MOVE_NOT_ALLOWED);
    expect(getRefusal(await remove(id))).toEqual(MOVE_NOT_ALLOWED);
    expect(getRefusal(await undo(sent, admin))).toBe('409 undo_not_possible');
  }, 90_000);

  it('is restored as a draft by undo, but not after it is sent (R131, R132)', async () => {
    const body = { text: buildText(), path: null };
    const creation = await callAs('adminCreateAnnouncement', admin, { body });
    const { id } = parseData('adminCreateAnnouncement', creation);
    const changed = await change(id, { text: { 'pt-BR': 'Errado' }, path: null });
    const undone = await undo(changed, admin);
    expect(undone.status, undone.text).toBe(200);
    expect((await read(id)).text).toEqual(body.text);
    const deletion = await remove(id);
    expect((await undo(deletion, admin)).status).toBe(200);
    expect(await read(id)).toMatchObject({ text: body.text, created_by: admin.uid });
    expect((await send(id)).status).toBe(200);
    expect(getRefusal(await undo(creation, admin))).toBe('409 stale');
    expect(getLogEntryId(creation)).not.toBeNull();
    // Without this wait, members of later test files could receive the notification.
    await waitUntilSent(id);
  });
});
