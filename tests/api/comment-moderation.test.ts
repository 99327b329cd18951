import './support/own-project.ts';
import { randomUUID } from 'node:crypto';
import type { Role } from '@bigorna/domain/access/roles';
import type { EndpointId } from '@bigorna/domain/endpoints/index';
import { textFor } from '@bigorna/domain/errors/texts/index';
import { COMMENT_MAX } from '@bigorna/domain/limits';
import { LOCALES } from '@bigorna/domain/locales';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { catalogue } from '../../functions/src/catalogue/index.ts';
import { ask, call, failureOf, messageOf, refusal } from './support/call.ts';
import { FRESH } from './support/catalogue.ts';
import { putComment } from './support/comments.ts';
import { firestore } from './support/firebase.ts';
import { serveApi } from './support/in-process.ts';
import { type Member, makeMember } from './support/members.ts';
import { makeModWithoutFile, type TestMod } from './support/mods.ts';
import { goodToken } from './support/tokens.ts';

const MISSING = { status: 404, code: 'comment_not_found' };
type Staff = Member & { token: string };

let mod: TestMod;
let author: Staff;
let moderator: Staff;
let admin: Staff;
let api: Awaited<ReturnType<typeof serveApi>>;
let origin: string;
const signedIn = async (role: Role = 'user'): Promise<Staff> => {
  const member = await makeMember({ role });
  return { ...member, token: goodToken(member.uid) };
};
beforeAll(async () => {
  api = await serveApi();
  origin = api.origin;
  [mod, author, moderator, admin] = await Promise.all([
    makeModWithoutFile(),
    signedIn(),
    signedIn('moderator'),
    signedIn('admin'),
  ]);
  await catalogue.ready();
}, 60_000);
afterAll(async () => {
  catalogue.close();
  await api.close();
});

const on = (id: string, { token }: { token: string }, body?: object) => ({
  params: { mod: mod.id, id },
  token,
  origin,
  ...(body === undefined ? {} : { body }),
});
const stored = async (id: string) => (await firestore.doc(`mods/${mod.id}/comments/${id}`).get()).data();
const logged = async (id: string) => {
  const { docs } = await firestore.collection('logs').where('target', '==', `mods/${mod.id}/comments/${id}`).get();
  return docs.map((entry) => entry.data()).toSorted((a, b) => a.at.toMillis() - b.at.toMillis());
};
const actionsOf = async (id: string) => (await logged(id)).map(({ action }) => action);
const told = async ({ uid }: Member) =>
  (await firestore.collection(`users/${uid}/notifications`).get()).docs.map((note) => note.data());

describe('hiding a comment', () => {
  it('R106 takes it from everybody’s list within ten seconds and brings it back, each logged once with its reason', async () => {
    const id = await putComment(mod.id, author, { text: 'palavrão' });
    const ids = async () =>
      (await ask('listComments', { params: { slug: mod.slug }, origin })).map((comment) => comment.id);
    await vi.waitFor(async () => expect(await ids()).toContain(id), FRESH);

    const reply = await call('hideComment', on(id, moderator, { reason: ' Ofensa ' }));
    expect(messageOf(reply)).toBe(textFor('pt-BR', 'comment_hidden'));
    expect(JSON.parse(reply.text).data).toMatchObject({ id, mod_id: mod.id, hidden: true, text: 'palavrão' });
    await vi.waitFor(async () => expect(await ids()).not.toContain(id), { ...FRESH, timeout: 15_000 });
    expect(await ask('hideComment', on(id, moderator))).toMatchObject({ hidden: true });
    expect(await logged(id)).toMatchObject([
      {
        actor: moderator.uid,
        action: 'hide:comment',
        before: { hidden: false },
        after: { hidden: true },
        reason: 'Ofensa',
        request_id: reply.headers.get('x-request-id'),
      },
    ]);

    const { updateTime } = await firestore.doc(`mods/${mod.id}/comments/${id}`).get();
    await ask('hideComment', on(id, admin, {}));
    expect((await firestore.doc(`mods/${mod.id}/comments/${id}`).get()).updateTime).toEqual(updateTime);
    expect(await ask('restoreComment', on(id, moderator, {}))).toMatchObject({ hidden: false });
    expect(await ask('restoreComment', on(id, moderator, { reason: 'De novo' }))).toMatchObject({ hidden: false });
    expect(await actionsOf(id)).toEqual(['hide:comment', 'restore:comment']);
    await vi.waitFor(async () => expect(await ids()).toContain(id), { ...FRESH, timeout: 15_000 });
  });

  it('R106 two at the same time log it once', async () => {
    const id = await putComment(mod.id, author);
    await Promise.all([ask('hideComment', on(id, moderator)), ask('hideComment', on(id, admin))]);
    expect(await actionsOf(id)).toEqual(['hide:comment']);
  });
});

describe('deleting a comment', () => {
  it('R106 is for good, and logged without a word of it', async () => {
    const id = await putComment(mod.id, author, { text: 'segredo-do-autor' });
    expect(messageOf(await call('removeComment', on(id, moderator)))).toBe(textFor('pt-BR', 'comment_deleted'));
    expect(await stored(id)).toBeUndefined();
    const entries = await logged(id);
    expect(entries).toMatchObject([{ action: 'remove:comment', actor: moderator.uid, after: null }]);
    expect(JSON.stringify(entries)).not.toContain('segredo-do-autor');
    expect(refusal(await call('removeComment', on(id, moderator)))).toEqual(MISSING);
    expect(await actionsOf(id)).toHaveLength(1);
  });
});

describe('an official reply', () => {
  it('R106 stands below the comment with its author’s card, and tells the writer once, whatever becomes of it', async () => {
    const writer = await makeMember();
    const id = await putComment(mod.id, writer);
    const answered = await ask('replyToComment', on(id, admin, { text: '  Obrigado pelo relato!\n' }));
    expect(answered.reply).toMatchObject({
      uid: admin.uid,
      text: 'Obrigado pelo relato!',
      author: { username: admin.username, role: 'admin' },
    });
    expect(Date.now() - Date.parse(answered.reply?.created_at ?? '')).toBeLessThan(60_000);
    expect(await ask('replyToComment', on(id, admin, { text: 'Obrigado pelo relato!' }))).toEqual(answered);
    expect(await ask('replyToComment', on(id, admin, { text: 'Corrigido.' }))).toMatchObject({
      reply: { text: 'Corrigido.' },
    });
    expect(await told(writer)).toMatchObject([
      {
        type: 'comment',
        template: 'official_reply',
        values: { title: `Prova ${mod.word}` },
        path: `/mods/${mod.slug}`,
        read_at: null,
      },
    ]);
    expect(await ask('removeReply', on(id, admin))).toMatchObject({ reply: null });
    expect(messageOf(await call('removeReply', on(id, admin)))).toBe(textFor('pt-BR', 'reply_removed'));
    await ask('replyToComment', on(id, admin, { text: 'Mais uma vez.' }));
    expect(await told(writer)).toHaveLength(1);
    expect(await actionsOf(id)).toEqual(['reply:comment', 'reply:comment', 'remove:reply', 'reply:comment']);
    expect(JSON.stringify(await logged(id))).not.toContain('Corrigido');
  });

  it('R106 R110 tells nobody who wants no news of comments, wrote the comment and the reply, or is gone', async () => {
    const [quiet, gone] = [await makeMember(), { uid: randomUUID(), username: 'Ida' }];
    await firestore.doc(`users/${quiet.uid}`).update({ 'settings.notify_comments': false });
    for (const writer of [quiet, gone, admin]) {
      const id = await putComment(mod.id, writer);
      await ask('replyToComment', on(id, admin, { text: 'Obrigado!' }));
    }
    for (const writer of [quiet, gone]) expect(await told({ ...writer, email: '' })).toEqual([]);
    expect((await told(admin)).filter(({ template }) => template === 'official_reply')).toEqual([]);
  });

  it('R106 of a comment of a mod that is withdrawn leads nowhere', async () => {
    const [pending, writer] = await Promise.all([makeModWithoutFile({ status: 'archived' }), makeMember()]);
    const id = await putComment(pending.id, writer);
    const params = { mod: pending.id, id };
    await ask('replyToComment', { params, token: admin.token, body: { text: 'Volta já.' }, origin });
    expect(await told(writer)).toMatchObject([{ template: 'official_reply', path: null }]);
  });

  it.each([
    ['nothing', undefined, 'required'],
    ['spaces', ' \u3000\n', 'required'],
    ['too much', 'a'.repeat(COMMENT_MAX + 1), 'too_long'],
    ['a control character', 'a\u0007b', 'invalid_value'],
    ['what turns the writing', 'a\u202eb', 'invalid_value'],
  ])('R106 of %s is refused in six languages', async (_what, text, code) => {
    const id = await putComment(mod.id, author);
    for (const locale of LOCALES) {
      const headers = { 'Accept-Language': locale };
      const reply = await call('replyToComment', { ...on(id, admin, { text }), headers });
      const failure = failureOf(reply);
      expect(failure.errors).toMatchObject([{ path: 'text', code }]);
      expect(failure.message).toBe(textFor(locale, 'invalid_request'));
    }
    expect((await stored(id))?.reply).toBeNull();
    expect((await call('replyToComment', on(id, admin, { text: 'a'.repeat(COMMENT_MAX) }))).status).toBe(200);
  });
});

describe('a comment that is not there', () => {
  const calls: readonly [EndpointId, object | undefined][] = [
    ['hideComment', {}],
    ['restoreComment', {}],
    ['removeComment', undefined],
    ['replyToComment', { text: 'Oi' }],
    ['removeReply', undefined],
  ];
  it.each(calls)('R106 %s says so in six languages, and works on one that is', async (name, body) => {
    for (const locale of LOCALES) {
      const headers = { 'Accept-Language': locale };
      const reply = await call(name, { ...on('nenhum', admin, body), headers });
      expect(refusal(reply)).toEqual(MISSING);
      expect(failureOf(reply).message).toBe(textFor(locale, 'comment_not_found'));
    }
    const id = await putComment(mod.id, author);
    expect((await call(name, on(id, admin, body))).status).toBe(200);
  });

  it('R144 moderators hide and delete, and leave replies to admins; members do neither', async () => {
    for (const [name, body] of calls) {
      const id = await putComment(mod.id, author);
      const isReply = name === 'replyToComment' || name === 'removeReply';
      expect(refusal(await call(name, on(id, author, body)))).toEqual({ status: 403, code: 'forbidden' });
      const byModerator = await call(name, on(id, moderator, body));
      expect(byModerator.status, name).toBe(isReply ? 403 : 200);
      if (isReply) expect((await call(name, on(id, admin, body))).status).toBe(200);
    }
  });
});
