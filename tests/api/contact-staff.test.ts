import { randomUUID } from 'node:crypto';
import { contactMessage } from '@bigorna/domain/entities/portal';
import { describe, expect, it } from 'vitest';
import { askAs, callAs, callEndpoint, getRefusal, parseData, parseFailure } from './support/call.ts';
import { firestore } from './support/firebase.ts';
import { createSignedInMember } from './support/members.ts';
import { getLogEntry, getLogEntryId, toListQuery, undo } from './support/staff.ts';

const STALE = '409 stale';
const [admin, moderator] = await Promise.all([createSignedInMember('admin'), createSignedInMember('moderator')]);

const storeMessage = async (created_at = new Date()): Promise<string> => {
  const id = randomUUID();
  const message = {
    name: 'Pessoa Sigilosa',
    email: 'sigilo@bigorna.test',
    subject: 'Assunto',
    message: 'Mensagem sigilosa',
    uid: null,
  };
  await firestore.doc(`contact_messages/${id}`).set(contactMessage.parse({ ...message, created_at, handled_at: null }));
  return id;
};
const list = (parts: Parameters<typeof toListQuery>[0], token = admin.token) =>
  callEndpoint('adminListContactMessages', { query: toListQuery(parts), token });
const handle = (id: string, body: object = {}, token = admin.token) =>
  callEndpoint('handleContactMessage', { params: { id }, body, token });
const reopen = (id: string) => callAs('reopenContactMessage', admin, { params: { id } });
const read = (id: string) => askAs('adminGetContactMessage', admin, { params: { id } });

describe('contact messages', () => {
  it('show who answered or closed them, until they are reopened (R132)', async () => {
    const id = await storeMessage();
    expect(await read(id)).toMatchObject({
      name: 'Pessoa Sigilosa',
      handled_at: null,
      handled_by_name: null,
      note: '',
    });
    const response = await handle(id, { note: 'Respondi por e-mail.', handled_at: null });
    const handled = parseData('handleContactMessage', response);
    expect(handled).toMatchObject({
      answered: true,
      note: 'Respondi por e-mail.',
      handled_by: admin.uid,
      handled_by_name: 'Pessoa de Prova',
    });
    expect(getLogEntryId(await handle(id, { note: 'Respondi por e-mail.' }))).toBeNull();
    expect(parseData('handleContactMessage', await handle(id, { answered: false }))).toMatchObject({
      answered: false,
      note: '',
    });
    expect(parseData('reopenContactMessage', await reopen(id))).toMatchObject({
      handled_at: null,
      handled_by: null,
      answered: false,
    });
    expect(getLogEntryId(await reopen(id))).toBeNull();
  });

  it('are logged without their text or notes (R131, R132)', async () => {
    const id = await storeMessage();
    const entry = await getLogEntry(await handle(id, { note: 'Nota sigilosa' }));
    expect(entry).toMatchObject({
      action: 'handle:contact_message',
      actor: admin.uid,
      target: `contact_messages/${id}`,
    });
    expect(entry.after).toMatchObject({ answered: true, note: 'changed' });
    expect(JSON.stringify([entry, await getLogEntry(await reopen(id))])).not.toMatch(/[Ss]igilos|bigorna\.test/);
  });

  it('are listed by state and date: open ones oldest first, handled ones by their time (R132)', async () => {
    const years = (ago: number) => new Date(Date.now() - ago * 365 * 86_400_000);
    const [older, newer] = [await storeMessage(years(12)), await storeMessage(years(11))];
    const mine = async (parts: Parameters<typeof toListQuery>[0]) =>
      parseData('adminListContactMessages', await list(parts))
        .map(({ id }) => id)
        .filter((id) => [older, newer].includes(id));
    expect(await mine({ filter: { open: true } })).toEqual([older, newer]);
    expect(await mine({})).toEqual([older, newer]);
    expect(await mine({ filter: { open: true }, range: [1, 24], after: older })).toEqual([newer]);
    const from = years(11.5).toISOString();
    expect(await mine({ filter: { open: true, from } })).toEqual([newer]);
    expect(await mine({ filter: { to: from } })).toEqual([older]);
    await handle(newer);
    await handle(older);
    expect(await mine({ filter: { open: false, to: from } })).toEqual([]);
    expect(await mine({ filter: { open: true } })).toEqual([]);
    expect(await mine({ filter: { open: false }, sort: ['created_at', 'DESC'] })).toEqual([older, newer]);
    expect(await mine({ filter: { id: [newer, 'nenhuma', older] } })).toEqual([newer, older]);
  });

  it('refuse stale or invalid requests (R132)', async () => {
    const id = await storeMessage();
    const { handled_at } = parseData('handleContactMessage', await handle(id, { handled_at: null }));
    expect(getRefusal(await handle(id, { answered: false, handled_at: null }))).toEqual(STALE);
    expect((await handle(id, { answered: false, handled_at })).status).toBe(200);
    expect(parseFailure(await handle(id, { note: 'a'.repeat(2001) })).errors).toMatchObject([
      { path: 'note', code: 'too_long' },
    ]);
    expect(getRefusal(await handle('nenhuma'))).toBe('404 record_not_found');
    expect(getRefusal(await reopen('nenhuma'))).toBe('404 record_not_found');
  });

  it('keep the note when the handling is undone, and wait again with it (R131, R132)', async () => {
    const id = await storeMessage();
    const handled = await handle(id, { note: 'Nota' });
    const before = parseData('handleContactMessage', handled);
    const undone = await undo(handled, admin);
    expect(undone.status).toBe(200);
    expect(await read(id)).toMatchObject({ handled_at: null, handled_by: null, handled_by_name: null, note: 'Nota' });
    expect(parseData('undoLog', undone).before).not.toHaveProperty('note');
    const again = parseData('undoLog', undone).id;
    expect((await callAs('undoLog', admin, { params: { id: again } })).status).toBe(200);
    expect(await read(id)).toEqual(before);
  });

  it('get back handler, date and note when a reopening is undone, unless changed (R131, R132)', async () => {
    const id = await storeMessage();
    const colleague = await createSignedInMember('admin');
    const handled = await handle(id, { note: 'Nota', answered: false });
    const before = parseData('handleContactMessage', handled);
    const opened = await reopen(id);
    expect(getRefusal(await undo(handled, admin))).toEqual(STALE);
    expect((await undo(opened, colleague)).status).toBe(200);
    expect(await read(id)).toEqual(before);
    const second = await reopen(id);
    const other = await handle(id, { note: 'Nota' });
    expect(getRefusal(await undo(second, admin))).toEqual(STALE);
    expect((await undo(other, admin)).status).toBe(200);
    expect(getRefusal(await undo(second, admin))).toEqual(STALE);
  });

  it('offer no undo of a handling that replaced an earlier note (R131, R132)', async () => {
    const id = await storeMessage();
    expect(getLogEntryId(await handle(id, { note: 'A primeira' }))).not.toBeNull();
    const again = await handle(id, { answered: false, note: 'A segunda' });
    expect(getLogEntryId(again)).toBeNull();
    const query = toListQuery({ filter: { about: `contact_messages/${id}` } });
    const [last, first] = await askAs('adminListLogs', admin, { query });
    expect([last?.can_undo, first?.can_undo]).toEqual([false, true]);
    const undone = await callAs('undoLog', admin, { params: { id: last?.id ?? '' } });
    expect(getRefusal(undone)).toBe('409 undo_not_possible');
    expect(await read(id)).toMatchObject({ answered: false, note: 'A segunda', handled_by: admin.uid });
  });

  it('are for admins and above (R126)', async () => {
    const id = await storeMessage();
    expect((await list({}, moderator.token)).status).toBe(403);
    expect((await handle(id, {}, moderator.token)).status).toBe(403);
    expect((await list({})).status).toBe(200);
    expect((await handle(id)).status).toBe(200);
  });
});
