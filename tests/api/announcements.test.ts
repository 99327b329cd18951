import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { ask, call, dataOf, failureOf, messageOf, refusal } from './support/call.ts';
import { firestore } from './support/firebase.ts';
import { type Member, makeMember, signedIn } from './support/members.ts';
import { entryIdOf, entryOf, question, undo } from './support/staff.ts';

let admin: Member & { token: string };
let moderator: Member & { token: string };
beforeAll(async () => {
  [admin, moderator] = await Promise.all([signedIn('admin'), signedIn('moderator')]);
});

const MOVE_NOT_ALLOWED = { status: 409, code: 'move_not_allowed' };
const textOf = (word = randomUUID().slice(0, 8)) => ({ 'pt-BR': `Aviso ${word}`, 'en-US': `Notice ${word}` });
const draft = async (given: object = {}) => {
  const body = { text: textOf(), path: '/changelog', ...given };
  return dataOf('adminCreateAnnouncement', await call('adminCreateAnnouncement', { body, token: admin.token }));
};
const read = (id: string) => ask('adminGetAnnouncement', { params: { id }, token: admin.token });
const send = (id: string, body: object = {}, token = admin.token) =>
  call('sendAnnouncement', { params: { id }, body, token });
const change = (id: string, body: object) =>
  call('adminUpdateAnnouncement', { params: { id }, body, token: admin.token });
const remove = (id: string) => call('adminDeleteAnnouncement', { params: { id }, token: admin.token });

describe('an announcement', () => {
  it('R132 is a draft until it is sent: changed, deleted, and not told to anybody', async () => {
    const { id, ...made } = await draft();
    expect(made).toMatchObject({ created_by: admin.uid, sent_at: null, sent_by: null, told: 0, sending: false });
    const text = { 'pt-BR': 'Outro texto' };
    const changed = dataOf('adminUpdateAnnouncement', await change(id, { text, path: '' }));
    expect(changed).toMatchObject({ text, path: null });
    const stale = await change(id, { text: textOf(), updated_at: made.updated_at });
    expect(refusal(stale)).toEqual({ status: 409, code: 'stale' });
    const listed = await ask('adminListAnnouncements', {
      query: question({ filter: { id: [id] } }),
      token: admin.token,
    });
    expect(listed).toEqual([changed]);
    expect((await remove(id)).status).toBe(200);
    expect(refusal(await send(id))).toEqual({ status: 404, code: 'record_not_found' });
  });

  it('R132 says which text is missing, in the reader’s language', async () => {
    const body = { text: { 'en-US': 'Only English' }, path: 'https://outro.example' };
    const reply = await call('adminCreateAnnouncement', { body, token: admin.token });
    expect(failureOf(reply).errors?.map(({ path, code }) => [path, code])).toEqual([
      ['text.pt-BR', 'required'],
      ['path', 'invalid_value'],
    ]);
  });

  it('R110 R132 is sent once, by whoever saw what it says, and told to members in their language', async () => {
    const [english, quiet] = [await makeMember(), await makeMember()];
    await firestore.doc(`users/${english.uid}`).update({ 'settings.locale': 'en-US' });
    await firestore.doc(`users/${quiet.uid}`).update({ 'settings.notify_system': false });
    const { id, text, updated_at } = await draft();
    expect(refusal(await send(id, { updated_at: new Date(0).toISOString() }))).toEqual({ status: 409, code: 'stale' });
    expect(refusal(await send(id, {}, moderator.token))).toEqual({ status: 403, code: 'forbidden' });
    const sent = await send(id, { updated_at });
    expect(messageOf(sent)).not.toBe('');
    expect(dataOf('sendAnnouncement', sent)).toMatchObject({ id, sent_by: admin.uid, sending: true });
    expect(await entryOf(sent)).toMatchObject({ action: 'send:announcement', target: `announcements/${id}` });

    const noteOf = ({ uid }: Member) => firestore.doc(`users/${uid}/notifications/announcement_${id}`).get();
    await vi.waitFor(async () => expect(await read(id)).toMatchObject({ sending: false }), {
      timeout: 60_000,
      interval: 500,
    });
    expect((await noteOf(english)).data()).toMatchObject({
      type: 'system',
      template: 'announcement',
      values: { text: text['en-US'] },
      path: '/changelog',
    });
    expect((await noteOf(quiet)).exists).toBe(false);
    expect((await read(id)).told).toBeGreaterThan(0);

    expect(refusal(await send(id))).toEqual(MOVE_NOT_ALLOWED);
    expect(refusal(await change(id, { text: textOf() }))).toEqual(MOVE_NOT_ALLOWED);
    expect(refusal(await remove(id))).toEqual(MOVE_NOT_ALLOWED);
    expect(refusal(await undo(sent, admin))).toEqual({ status: 409, code: 'undo_not_possible' });
  }, 90_000);

  it('R131 R132 is undone as a draft, and no more once it is sent', async () => {
    const body = { text: textOf(), path: null };
    const made = await call('adminCreateAnnouncement', { body, token: admin.token });
    const { id } = dataOf('adminCreateAnnouncement', made);
    const changed = await change(id, { text: { 'pt-BR': 'Errado' }, path: null });
    const undone = await undo(changed, admin);
    expect(undone.status, undone.text).toBe(200);
    expect((await read(id)).text).toEqual(body.text);
    const gone = await remove(id);
    expect((await undo(gone, admin)).status).toBe(200);
    expect(await read(id)).toMatchObject({ text: body.text, created_by: admin.uid });
    expect((await send(id)).status).toBe(200);
    expect(refusal(await undo(made, admin))).toEqual({ status: 409, code: 'stale' });
    expect(entryIdOf(made)).not.toBeNull();
  });
});
