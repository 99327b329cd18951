import { activityEntry } from '@bigorna/domain/entities/member';
import { exportedNames } from '@bigorna/domain/member-data';
import { RATE_LIMITS } from '@bigorna/domain/rate-limits';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { call, type Reply, refusal } from './support/call.ts';
import { firestore } from './support/firebase.ts';
import { type FullMember, fullMember, store } from './support/member-data.ts';
import { signedIn, signIn } from './support/members.ts';
import { makeMod } from './support/mods.ts';

const entry = z.record(z.string(), z.unknown());
const file = z.object({ exported_at: z.iso.datetime(), account: entry, public_card: entry }).catchall(z.unknown());
const listOf = (data: z.infer<typeof file>, name: string) => z.array(entry).parse(data[name]);

/** What follows what a member stores: the portal writes it a moment later, and it is theirs as well. */
const FOLLOWING = ['activity', 'achievements', 'notifications'];

const download = (token: string): Promise<Reply> => call('exportUser', { token });
const fileOf = (reply: Reply): z.infer<typeof file> => file.parse(JSON.parse(reply.text));

describe('R086 the file of one’s own data', () => {
  let mine: FullMember;
  let other: FullMember;
  let reply: Reply;

  beforeAll(async () => {
    const mod = await makeMod();
    mine = await fullMember(mod);
    other = await fullMember(mod);
    // What another member sends is theirs, also with this one's address in it.
    await store({
      [`contact_messages/x-${other.word}`]: {
        name: `Pessoa ${other.word}`,
        email: mine.email,
        subject: 'Assunto',
        message: 'Mensagem',
        uid: other.uid,
        created_at: new Date(),
        handled_at: null,
      },
    });
    reply = await download(await signIn(mine));
  });

  it('R086 is JSON to be kept as a file, and never in a cache', () => {
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(reply.headers.get('cache-control')).toBe('private, no-store');
    expect(reply.headers.get('content-disposition')).toMatch(
      new RegExp(`^attachment; filename="bigorna-${mine.username}.json"`),
    );
    expect(Math.abs(Date.parse(fileOf(reply).exported_at) - Date.now())).toBeLessThan(60_000);
  });

  it('R086 has a group for each kind of data, and something in each', () => {
    const data = fileOf(reply);
    expect(Object.keys(data).toSorted()).toEqual(['exported_at', ...exportedNames()].toSorted());
    const { account, public_card, ...lists } = data;
    expect(account).toMatchObject({
      username: mine.username,
      email: mine.email,
      full_name: `Nome Inteiro ${mine.word}`,
    });
    expect(public_card).toMatchObject({ username: mine.username, display_name: `Pessoa ${mine.word}` });
    const counts = Object.fromEntries(
      Object.keys(lists).flatMap((name) => (name === 'exported_at' ? [] : [[name, listOf(data, name).length]])),
    );
    const expected = exportedNames().filter((name) => name !== 'account' && name !== 'public_card');
    const atLeastOne = Object.fromEntries(FOLLOWING.map((name) => [name, Math.max(1, counts[name] ?? 0)]));
    expect(counts).toEqual({
      ...Object.fromEntries(expected.map((name) => [name, 1])),
      contact_messages: Object.keys(mine.documents.contact_messages).length,
      ...atLeastOne,
    });
    expect(listOf(data, 'activity')).toContainEqual(
      expect.objectContaining({ entry: 'a1', title: `Visto ${mine.word}` }),
    );
    expect(listOf(data, 'notifications')).toContainEqual(expect.objectContaining({ notification: 'n1' }));
    expect(listOf(data, 'achievements')).toContainEqual(expect.objectContaining({ achievement: 'first_download' }));
  });

  it('R086 says of each entry where it belongs and when it was, in ISO 8601', () => {
    const data = fileOf(reply);
    const [mod = ''] = Object.keys(mine.documents.ratings).map((path) => path.split('/')[1]);
    const at = '2026-11-02T03:04:05.678Z';
    expect(listOf(data, 'username')).toMatchObject([{ lower: mine.username.toLowerCase(), uid: mine.uid }]);
    expect(listOf(data, 'favorites')).toEqual([{ mod, mod_id: mod, created_at: at }]);
    expect(listOf(data, 'ratings')).toEqual([{ mod, uid: mine.uid, stars: 4, rated_at: at }]);
    expect(listOf(data, 'release_votes')).toMatchObject([{ mod, works: true, voted_at: at }]);
    expect(listOf(data, 'downloaded_mods')).toMatchObject([{ mod, first_at: at }]);
    expect(listOf(data, 'comments')).toMatchObject([{ mod, text: `Meu comentário ${mine.word}`, created_at: at }]);
    expect(listOf(data, 'official_replies')).toMatchObject([{ reply: { text: `Minha resposta ${mine.word}` } }]);
    expect(listOf(data, 'contact_messages').map(({ subject }) => subject)).toEqual(['Assunto', 'Sem sessão']);
  });

  it('R086 has nothing of another member with the same things, nor others’ words', () => {
    for (const theirs of [other.uid, other.word, other.email, other.username, 'Palavras']) {
      expect(reply.text).not.toContain(theirs);
    }
    for (const own of [mine.uid, mine.word, mine.email, mine.username]) expect(reply.text).toContain(own);
  });

  it('R086 has nothing of the portal’s own means and decisions', () => {
    for (const inner of ['valid_after', 'ban_revoked_at', 'handled_at', 'created_by', 'decided_by', 'request_id']) {
      expect(reply.text).not.toContain(inner);
    }
    expect(reply.text).toContain('is_banned');
  });

  it('R086 has all of thousands of entries', async () => {
    const member = await signedIn();
    const written = Array.from({ length: 1234 }, (_, i) => `m${i}`);
    const view = (mod_id: string) => activityEntry.parse({ kind: 'views', mod_id, title: 'Um mod', at: new Date() });
    await store(Object.fromEntries(written.map((id) => [`users/${member.uid}/activity/views_${id}`, view(id)])));
    const data = fileOf(await download(member.token));
    expect(
      listOf(data, 'activity')
        .map((one) => String(one.mod_id))
        .toSorted(),
    ).toEqual(written.toSorted());
  });

  it('R086 of somebody whose address is not verified has no messages sent from it without a session', async () => {
    const unverified = await fullMember();
    const token = await signIn(unverified);
    await firestore.doc(`users/${unverified.uid}`).update({ is_verified: false });
    const data = fileOf(await download(token));
    expect(listOf(data, 'contact_messages').map(({ subject }) => subject)).toEqual(['Assunto']);
  });

  it('R086 is made so often a day and account, then 429; another member is served', async () => {
    const member = await signedIn();
    for (let made = 0; made < RATE_LIMITS.export_by_account.points; made += 1) {
      expect((await download(member.token)).status).toBe(200);
    }
    const refused = await download(member.token);
    expect(refusal(refused)).toEqual({ status: 429, code: 'too_many_requests' });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await download((await signedIn()).token)).status).toBe(200);
  });
});
