import './support/separate-project.ts';
import { randomUUID } from 'node:crypto';
import type { EndpointId } from '@bigorna/domain/endpoints/index.schemas';
import { getText } from '@bigorna/domain/errors/texts/index';
import { COMMENT_MAX } from '@bigorna/domain/limits';
import { LOCALES } from '@bigorna/domain/locales';
import { describe, expect, it, vi } from 'vitest';
import { askAs, callEndpoint, callForData, getRefusal, parseFailure, parseMessage } from './support/call.ts';
import { FRESH } from './support/catalogue.ts';
import { storeComment } from './support/comments.ts';
import { firestore } from './support/firebase.ts';
import { createMember } from './support/members.ts';
import { createModWithExternalFile } from './support/mods.ts';
import { createLocalApi, createStaffMember } from './support/staff-mods.ts';
import { getStored, listLogEntries, listNotifications } from './support/stored.ts';

const MISSING = '404 comment_not_found';

const { origin } = await createLocalApi();
const [mod, author, moderator, admin] = await Promise.all([
  createModWithExternalFile(),
  createStaffMember('user'),
  createStaffMember('moderator'),
  createStaffMember('admin'),
]);

const on = (id: string, { token }: { token: string }, body?: object) => ({
  params: { mod: mod.id, id },
  token,
  origin,
  ...(body === undefined ? {} : { body }),
});
const getLogged = async (id: string) =>
  (await listLogEntries(`mods/${mod.id}/comments/${id}`)).toSorted((a, b) => a.at.toMillis() - b.at.toMillis());
const getActions = async (id: string) => (await getLogged(id)).map(({ action }) => action);

describe('hidden comment', () => {
  it('leaves the list and returns when it is restored; both are logged once (R106)', async () => {
    const id = await storeComment(mod.id, author, { text: 'palavrão' });
    const ids = async () =>
      (await callForData('listComments', { params: { slug: mod.slug }, origin })).map((comment) => comment.id);
    await vi.waitFor(async () => expect(await ids()).toContain(id), FRESH);

    const response = await callEndpoint('hideComment', on(id, moderator, { reason: ' Ofensa ' }));
    expect(parseMessage(response)).toBe(getText('pt-BR', 'comment_hidden'));
    expect(JSON.parse(response.text).data).toMatchObject({ id, mod_id: mod.id, hidden: true, text: 'palavrão' });
    await vi.waitFor(async () => expect(await ids()).not.toContain(id), { ...FRESH, timeout: 15_000 });
    expect(await callForData('hideComment', on(id, moderator))).toMatchObject({ hidden: true });
    expect(await getLogged(id)).toMatchObject([
      {
        actor: moderator.uid,
        action: 'hide:comment',
        before: { hidden: false },
        after: { hidden: true },
        reason: 'Ofensa',
        request_id: response.headers.get('x-request-id'),
      },
    ]);

    const { updateTime } = await firestore.doc(`mods/${mod.id}/comments/${id}`).get();
    await callForData('hideComment', on(id, admin, {}));
    expect((await firestore.doc(`mods/${mod.id}/comments/${id}`).get()).updateTime).toEqual(updateTime);
    expect(await callForData('restoreComment', on(id, moderator, {}))).toMatchObject({ hidden: false });
    expect(await callForData('restoreComment', on(id, moderator, { reason: 'De novo' }))).toMatchObject({
      hidden: false,
    });
    expect(await getActions(id)).toEqual(['hide:comment', 'restore:comment']);
    await vi.waitFor(async () => expect(await ids()).toContain(id), { ...FRESH, timeout: 15_000 });
  });

  it('is logged once when two moderators hide it at once (R106)', async () => {
    const id = await storeComment(mod.id, author);
    await Promise.all([callForData('hideComment', on(id, moderator)), callForData('hideComment', on(id, admin))]);
    expect(await getActions(id)).toEqual(['hide:comment']);
  });
});

describe('deleted comment', () => {
  it('is deleted for good, and logged without its text (R106)', async () => {
    const id = await storeComment(mod.id, author, { text: 'segredo-do-autor' });
    expect(parseMessage(await callEndpoint('removeComment', on(id, moderator, {})))).toBe(
      getText('pt-BR', 'comment_deleted'),
    );
    expect(await getStored(`mods/${mod.id}/comments/${id}`)).toBeUndefined();
    const entries = await getLogged(id);
    expect(entries).toMatchObject([{ action: 'remove:comment', actor: moderator.uid, after: null }]);
    expect(JSON.stringify(entries)).not.toContain('segredo-do-autor');
    expect(getRefusal(await callEndpoint('removeComment', on(id, moderator, {})))).toEqual(MISSING);
    expect(await getActions(id)).toHaveLength(1);
  });
});

describe('official reply', () => {
  it('shows the author card of its writer, and notifies the commenter once (R106)', async () => {
    const writer = await createMember();
    const id = await storeComment(mod.id, writer);
    const replied = await callForData('replyToComment', on(id, admin, { text: '  Obrigado pelo relato!\n' }));
    expect(replied.reply).toMatchObject({
      uid: admin.uid,
      text: 'Obrigado pelo relato!',
      author: { username: admin.username, role: 'admin' },
    });
    expect(Date.now() - Date.parse(replied.reply?.created_at ?? '')).toBeLessThan(60_000);
    expect(await callForData('replyToComment', on(id, admin, { text: 'Obrigado pelo relato!' }))).toEqual(replied);
    expect(await callForData('replyToComment', on(id, admin, { text: 'Corrigido.' }))).toMatchObject({
      reply: { text: 'Corrigido.' },
    });
    expect(await listNotifications(writer.uid)).toMatchObject([
      {
        type: 'comment',
        template: 'official_reply',
        values: { title: `Prova ${mod.word}` },
        path: `/mods/${mod.slug}`,
        read_at: null,
      },
    ]);
    expect(await callForData('removeReply', on(id, admin))).toMatchObject({ reply: null });
    expect(parseMessage(await callEndpoint('removeReply', on(id, admin)))).toBe(getText('pt-BR', 'reply_removed'));
    await callForData('replyToComment', on(id, admin, { text: 'Mais uma vez.' }));
    expect(await listNotifications(writer.uid)).toHaveLength(1);
    expect(await getActions(id)).toEqual(['reply:comment', 'reply:comment', 'remove:reply', 'reply:comment']);
    expect(JSON.stringify(await getLogged(id))).not.toContain('Corrigido');
  });

  it('does not notify a commenter who opted out, wrote the reply or is deleted (R106, R110)', async () => {
    const [quiet, deletedMember] = [await createMember(), { uid: randomUUID(), username: 'Ida' }];
    await firestore.doc(`users/${quiet.uid}`).update({ 'settings.notify_comments': false });
    for (const writer of [quiet, deletedMember, admin]) {
      const id = await storeComment(mod.id, writer);
      await callForData('replyToComment', on(id, admin, { text: 'Obrigado!' }));
    }
    for (const writer of [quiet, deletedMember]) expect(await listNotifications(writer.uid)).toEqual([]);
    expect((await listNotifications(admin.uid)).filter(({ template }) => template === 'official_reply')).toEqual([]);
  });

  it('has no link in its notification when the mod is hidden (R106)', async () => {
    const [pending, writer] = await Promise.all([createModWithExternalFile({ status: 'archived' }), createMember()]);
    const id = await storeComment(pending.id, writer);
    const params = { mod: pending.id, id };
    await askAs('replyToComment', admin, { params, body: { text: 'Volta já.' }, origin });
    expect(await listNotifications(writer.uid)).toMatchObject([{ template: 'official_reply', path: null }]);
  });

  it.each([
    ['no text', undefined, 'required'],
    ['only spaces', ' \u3000\n', 'required'],
    ['too long a text', 'a'.repeat(COMMENT_MAX + 1), 'too_long'],
    ['a control character', 'a\u0007b', 'invisible_characters'],
    ['a bidirectional control character', 'a\u202eb', 'invisible_characters'],
  ])('is refused in six languages: %s (R106)', async (_what, text, code) => {
    const id = await storeComment(mod.id, author);
    for (const locale of LOCALES) {
      const headers = { 'Accept-Language': locale };
      const response = await callEndpoint('replyToComment', { ...on(id, admin, { text }), headers });
      const failure = parseFailure(response);
      expect(failure.errors).toMatchObject([{ path: 'text', code }]);
      expect(failure.message).toBe(getText(locale, 'invalid_request'));
    }
    expect((await getStored(`mods/${mod.id}/comments/${id}`))?.reply).toBeNull();
    expect((await callEndpoint('replyToComment', on(id, admin, { text: 'a'.repeat(COMMENT_MAX) }))).status).toBe(200);
  });
});

describe('comment', () => {
  const calls: readonly [EndpointId, object | undefined][] = [
    ['hideComment', {}],
    ['restoreComment', {}],
    ['removeComment', {}],
    ['replyToComment', { text: 'Oi' }],
    ['removeReply', undefined],
  ];
  it.each(calls)(
    'is accepted by %s if it exists, and refused in six languages if it is missing (R106)',
    async (name, body) => {
      for (const locale of LOCALES) {
        const headers = { 'Accept-Language': locale };
        const response = await callEndpoint(name, { ...on('nenhum', admin, body), headers });
        expect(getRefusal(response)).toEqual(MISSING);
        expect(parseFailure(response).message).toBe(getText(locale, 'comment_not_found'));
      }
      const id = await storeComment(mod.id, author);
      expect((await callEndpoint(name, on(id, admin, body))).status).toBe(200);
    },
  );

  it('can be hidden or deleted by moderators, but only admins can reply officially (R144)', async () => {
    for (const [name, body] of calls) {
      const id = await storeComment(mod.id, author);
      const isReply = name === 'replyToComment' || name === 'removeReply';
      expect(getRefusal(await callEndpoint(name, on(id, author, body)))).toBe('403 forbidden');
      const byModerator = await callEndpoint(name, on(id, moderator, body));
      expect(byModerator.status, name).toBe(isReply ? 403 : 200);
      if (isReply) expect((await callEndpoint(name, on(id, admin, body))).status).toBe(200);
    }
  });
});
