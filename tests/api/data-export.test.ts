import { activityEntry } from '@bigorna/domain/entities/member';
import { getExportedKinds } from '@bigorna/domain/member-data';
import { RATE_LIMITS } from '@bigorna/domain/rate-limits';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type ApiResponse, callEndpoint, getRefusal } from './support/call.ts';
import { firestore } from './support/firebase.ts';
import { createFullMember, type FullMember, storeDocuments, storeMany } from './support/member-data.ts';
import { createSignedInMember, signIn } from './support/members.ts';
import { createMod } from './support/mods.ts';

const entry = z.record(z.string(), z.unknown());
const file = z
  .object({
    exported_at: z.iso.datetime(),
    account: entry,
    public_card: entry,
    second_factors: entry.nullable(),
    staff_presence: entry.nullable(),
  })
  .catchall(z.unknown());
const parseGroup = (data: z.infer<typeof file>, name: string) => z.array(entry).parse(data[name]);

/** Kinds that triggers and logins also write, so that their number of entries can increase during a test. */
const GROWING_KINDS = ['activity', 'achievements', 'notifications', 'rate_limits'];

const download = (token: string): Promise<ApiResponse> => callEndpoint('exportUser', { token });
const parseExport = (response: ApiResponse): z.infer<typeof file> => file.parse(JSON.parse(response.text));

describe('personal data export (R086)', () => {
  let mine: FullMember;
  let other: FullMember;
  let response: ApiResponse;

  beforeAll(async () => {
    const mod = await createMod();
    mine = await createFullMember(mod);
    other = await createFullMember(mod);
    // A message belongs to the member who sent it, even if it contains the e-mail of somebody else.
    await storeDocuments({
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
    response = await download(await signIn(mine));
  });

  it('is a JSON attachment and never cached (R086)', () => {
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('content-disposition')).toMatch(
      new RegExp(`^attachment; filename="bigorna-${mine.username}.json"`),
    );
    expect(Math.abs(Date.parse(parseExport(response).exported_at) - Date.now())).toBeLessThan(60_000);
  });

  it('has a group with entries for each kind of data (R086)', () => {
    const data = parseExport(response);
    expect(Object.keys(data).toSorted()).toEqual(['exported_at', ...getExportedKinds()].toSorted());
    const { account, public_card, second_factors, staff_presence, ...lists } = data;
    expect(account).toMatchObject({
      username: mine.username,
      email: mine.email,
      full_name: `Nome Inteiro ${mine.word}`,
    });
    expect(second_factors).toMatchObject({ totp: { name: `Aplicativo ${mine.word}` }, passkeys: [] });
    expect(JSON.stringify(second_factors)).not.toMatch(/segredo|resumo/);
    expect(staff_presence).toMatchObject({ path: `mods/${mine.word}` });
    expect(public_card).toMatchObject({ username: mine.username, display_name: `Pessoa ${mine.word}` });
    const counts = Object.fromEntries(
      Object.keys(lists).flatMap((name) => (name === 'exported_at' ? [] : [[name, parseGroup(data, name).length]])),
    );
    const single = ['account', 'public_card', 'second_factors', 'staff_presence'];
    const expected = getExportedKinds().filter((name) => !single.includes(name));
    const atLeastOne = Object.fromEntries(GROWING_KINDS.map((name) => [name, Math.max(1, counts[name] ?? 0)]));
    expect(counts).toEqual({
      ...Object.fromEntries(expected.map((name) => [name, 1])),
      contact_messages: Object.keys(mine.documents.contact_messages).length,
      ...atLeastOne,
    });
    expect(parseGroup(data, 'activity')).toContainEqual(
      expect.objectContaining({ entry: 'a1', title: `Visto ${mine.word}` }),
    );
    expect(parseGroup(data, 'notifications')).toContainEqual(expect.objectContaining({ notification: 'n1' }));
    expect(parseGroup(data, 'achievements')).toContainEqual(expect.objectContaining({ achievement: 'first_download' }));
  });

  it('names mod and ISO 8601 time of each entry about a mod (R086)', () => {
    const data = parseExport(response);
    const [mod = ''] = Object.keys(mine.documents.ratings).map((path) => path.split('/')[1]);
    const at = '2026-11-02T03:04:05.678Z';
    expect(parseGroup(data, 'username')).toMatchObject([{ lower: mine.username.toLowerCase(), uid: mine.uid }]);
    expect(parseGroup(data, 'favorites')).toEqual([{ mod, mod_id: mod, created_at: at }]);
    expect(parseGroup(data, 'download_history')).toMatchObject([
      { mod, downloaded_at: at, saved_at: at, date: '2026-11-02', time: '03:04' },
    ]);
    expect(parseGroup(data, 'ratings')).toEqual([{ mod, uid: mine.uid, stars: 4, rated_at: at }]);
    expect(parseGroup(data, 'release_votes')).toMatchObject([{ mod, works: true, voted_at: at }]);
    expect(parseGroup(data, 'downloaded_mods')).toMatchObject([{ mod, first_at: at }]);
    expect(parseGroup(data, 'comments')).toMatchObject([{ mod, text: `Meu comentário ${mine.word}`, created_at: at }]);
    expect(parseGroup(data, 'official_replies')).toMatchObject([{ reply: { text: `Minha resposta ${mine.word}` } }]);
    expect(parseGroup(data, 'contact_messages').map(({ subject }) => subject)).toEqual(['Assunto', 'Sem sessão']);
  });

  it('has no data of another member, and no texts by others (R086)', () => {
    for (const theirs of [other.uid, other.word, other.email, other.username, 'Palavras']) {
      expect(response.text).not.toContain(theirs);
    }
    for (const text of [mine.uid, mine.word, mine.email, mine.username]) expect(response.text).toContain(text);
  });

  it('has no internal data or decisions of the portal (R086)', () => {
    for (const inner of ['valid_after', 'ban_revoked_at', 'handled_at', 'created_by', 'decided_by', 'request_id']) {
      expect(response.text).not.toContain(inner);
    }
    expect(response.text).toContain('is_banned');
  });

  it('is complete even with thousands of entries (R086)', async () => {
    const member = await createSignedInMember();
    const written = Array.from({ length: 1234 }, (_, i) => `m${i}`);
    const view = (mod_id: string) => activityEntry.parse({ kind: 'views', mod_id, title: 'Um mod', at: new Date() });
    await storeMany(written.length, (i) => [`users/${member.uid}/activity/views_m${i}`, view(`m${i}`)]);
    const data = parseExport(await download(member.token));
    expect(
      parseGroup(data, 'activity')
        .map((one) => String(one.mod_id))
        .toSorted(),
    ).toEqual(written.toSorted());
  });

  it('excludes anonymous messages with the e-mail of an unverified member (R086)', async () => {
    const unverified = await createFullMember();
    const token = await signIn(unverified);
    await firestore.doc(`users/${unverified.uid}`).update({ is_verified: false });
    const data = parseExport(await download(token));
    expect(parseGroup(data, 'contact_messages').map(({ subject }) => subject)).toEqual(['Assunto']);
  });

  it('is limited by day and account with 429, while another member is served (R086)', async () => {
    const member = await createSignedInMember();
    for (let requests = 0; requests < RATE_LIMITS.export_by_account.points; requests += 1) {
      expect((await download(member.token)).status).toBe(200);
    }
    const rejected = await download(member.token);
    expect(getRefusal(rejected)).toBe('429 too_many_requests');
    expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await download((await createSignedInMember()).token)).status).toBe(200);
  });
});
