import { randomUUID } from 'node:crypto';
import { contactMessage } from '@bigorna/domain/entities/portal';
import { beforeAll, describe, expect, it } from 'vitest';
import { ask, call, dataOf, failureOf, refusal } from './support/call.ts';
import { firestore } from './support/firebase.ts';
import { type Member, signedIn } from './support/members.ts';
import { entryIdOf, entryOf, question, undo } from './support/staff.ts';

const STALE = { status: 409, code: 'stale' };
let admin: Member & { token: string };
let moderator: Member & { token: string };
beforeAll(async () => {
  [admin, moderator] = await Promise.all([signedIn('admin'), signedIn('moderator')]);
});

const put = async (created_at = new Date()): Promise<string> => {
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
const list = (parts: Parameters<typeof question>[0], token = admin.token) =>
  call('adminListContactMessages', { query: question(parts), token });
const handle = (id: string, body: object = {}, token = admin.token) =>
  call('handleContactMessage', { params: { id }, body, token });
const reopen = (id: string) => call('reopenContactMessage', { params: { id }, token: admin.token });
const read = (id: string) => ask('adminGetContactMessage', { params: { id }, token: admin.token });

describe('contact messages', () => {
  it('R132 wait until they are answered or put aside with a note, and say by whom and when', async () => {
    const id = await put();
    expect(await read(id)).toMatchObject({
      name: 'Pessoa Sigilosa',
      handled_at: null,
      handled_by_name: null,
      note: '',
    });
    const reply = await handle(id, { note: 'Respondi por e-mail.', handled_at: null });
    const handled = dataOf('handleContactMessage', reply);
    expect(handled).toMatchObject({
      answered: true,
      note: 'Respondi por e-mail.',
      handled_by: admin.uid,
      handled_by_name: 'Pessoa de Prova',
    });
    expect(entryIdOf(await handle(id, { note: 'Respondi por e-mail.' }))).toBeNull();
    expect(dataOf('handleContactMessage', await handle(id, { answered: false }))).toMatchObject({
      answered: false,
      note: '',
    });
    expect(dataOf('reopenContactMessage', await reopen(id))).toMatchObject({
      handled_at: null,
      handled_by: null,
      answered: false,
    });
    expect(entryIdOf(await reopen(id))).toBeNull();
  });

  it('R131 R132 are logged without a word of what was written or noted', async () => {
    const id = await put();
    const entry = await entryOf(await handle(id, { note: 'Nota sigilosa' }));
    expect(entry).toMatchObject({
      action: 'handle:contact_message',
      actor: admin.uid,
      target: `contact_messages/${id}`,
    });
    expect(entry.after).toMatchObject({ answered: true, note: 'changed' });
    expect(JSON.stringify([entry, await entryOf(await reopen(id))])).not.toMatch(/[Ss]igilos|bigorna\.test/);
  });

  it('R132 are listed apart, the longest waiting first; those handled in the order of that', async () => {
    const years = (ago: number) => new Date(Date.now() - ago * 365 * 86_400_000);
    const [older, newer] = [await put(years(12)), await put(years(11))];
    const mine = async (parts: Parameters<typeof question>[0]) =>
      dataOf('adminListContactMessages', await list(parts))
        .map(({ id }) => id)
        .filter((id) => [older, newer].includes(id));
    expect(await mine({ filter: { open: true } })).toEqual([older, newer]);
    expect(await mine({})).toEqual([older, newer]);
    expect(await mine({ filter: { open: true }, range: [1, 24], after: older })).toEqual([newer]);
    await handle(newer);
    await handle(older);
    expect(await mine({ filter: { open: true } })).toEqual([]);
    expect(await mine({ filter: { open: false }, sort: ['created_at', 'DESC'] })).toEqual([older, newer]);
    expect(await mine({ filter: { id: [newer, 'nenhuma', older] } })).toEqual([newer, older]);
  });

  it('R132 refuse what was seen before another handled it, and what makes no sense', async () => {
    const id = await put();
    const { handled_at } = dataOf('handleContactMessage', await handle(id, { handled_at: null }));
    expect(refusal(await handle(id, { answered: false, handled_at: null }))).toEqual(STALE);
    expect((await handle(id, { answered: false, handled_at })).status).toBe(200);
    expect(failureOf(await handle(id, { note: 'a'.repeat(2001) })).errors).toMatchObject([
      { path: 'note', code: 'too_long' },
    ]);
    expect(refusal(await handle('nenhuma'))).toEqual({ status: 404, code: 'record_not_found' });
    expect(refusal(await reopen('nenhuma'))).toEqual({ status: 404, code: 'record_not_found' });
  });

  it('R131 R132 handling and opening again are undone from the log, as long as nothing happened since', async () => {
    const id = await put();
    const handled = await handle(id, { note: 'Nota' });
    expect((await undo(handled, admin)).status).toBe(200);
    expect(await read(id)).toMatchObject({ handled_at: null, note: '' });
    const again = await handle(id, { answered: false });
    const opened = await reopen(id);
    expect(refusal(await undo(again, admin))).toEqual(STALE);
    expect((await undo(opened, admin)).status).toBe(200);
    expect(await read(id)).toMatchObject({ answered: false, handled_by: admin.uid });
  });

  it('R131 R132 an answer that was put in the place of another is not undone: the first one stays', async () => {
    const id = await put();
    await handle(id, { note: 'A primeira' });
    const again = await handle(id, { answered: false, note: 'A segunda' });
    expect(refusal(await undo(again, admin))).toMatchObject({ code: 'undo_not_possible' });
    expect(await read(id)).toMatchObject({ answered: false, note: 'A segunda', handled_by: admin.uid });
  });

  it('R126 are for admins and above', async () => {
    const id = await put();
    expect((await list({}, moderator.token)).status).toBe(403);
    expect((await handle(id, {}, moderator.token)).status).toBe(403);
    expect((await list({})).status).toBe(200);
    expect((await handle(id)).status).toBe(200);
  });
});
