import './support/own-project.ts';
import type { EndpointId } from '@bigorna/domain/endpoints/index';
import { textFor } from '@bigorna/domain/errors/texts/index';
import { CLAIM_MS } from '@bigorna/domain/limits';
import { LOCALES } from '@bigorna/domain/locales';
import { MOD_MOVES, MOD_STATUSES, MOVE_PERMISSION, type ModMove, statusAfter } from '@bigorna/domain/mod-status';
import { rejectionText } from '@bigorna/domain/reason-texts/index';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { now } from '../../functions/src/platform/clock.ts';
import { dataOf, failureOf, messageOf, refusal } from './support/call.ts';
import { FRESH } from './support/catalogue.ts';
import { firestore } from './support/firebase.ts';
import { makeMember } from './support/members.ts';
import { makeModWithoutFile } from './support/mods.ts';
import { entriesAbout, entryOf, ownApi, type Staff, staffMember, storedAt } from './support/staff-mods.ts';

vi.mock('../../functions/src/platform/clock.ts', async (original) => ({
  ...(await original<typeof import('../../functions/src/platform/clock.ts')>()),
  now: vi.fn(() => new Date()),
}));
beforeEach(() => {
  vi.mocked(now).mockImplementation(() => new Date());
});

const api = ownApi();
let admin: Staff;
let moderator: Staff;
beforeAll(async () => {
  [admin, moderator] = await Promise.all([staffMember('admin'), staffMember('moderator')]);
});

const CALL: Readonly<Record<ModMove, EndpointId>> = {
  submit: 'submitMod',
  approve: 'approveMod',
  reject: 'rejectMod',
  reopen: 'reopenMod',
  archive: 'archiveMod',
  restore: 'restoreMod',
};
const SAID = {
  submit: 'mod_submitted',
  approve: 'mod_approved',
  reject: 'mod_rejected',
  reopen: 'mod_reopened',
  archive: 'mod_archived',
  restore: 'mod_restored',
} as const;
const onMod = (id: string, body: object = {}) => ({ params: { id }, body });
const REASON = { reason: 'Uma razão' };
const CELLS = MOD_STATUSES.flatMap((status) => MOD_MOVES.map((move) => [move, status] as const));

describe('R123 the moves of a mod', () => {
  it.each(CELLS)('%s of a %s one is as the table says, logged once', async (move, status) => {
    const mod = await makeModWithoutFile({ status });
    const expected = statusAfter(status, move);
    const who = MOVE_PERMISSION[move] === 'edit:mod' ? admin : moderator;
    const reply = await api.call(CALL[move], who, onMod(mod.id, REASON));
    if (expected === undefined) {
      expect(refusal(reply)).toEqual({ status: 409, code: 'move_not_allowed' });
      expect((await storedAt(`mods/${mod.id}`))?.status).toBe(status);
      expect(await entriesAbout(mod.id)).toBe(0);
      return;
    }
    expect(messageOf(reply)).toBe(textFor('pt-BR', SAID[move]));
    expect(JSON.parse(reply.text).data).toMatchObject({ id: mod.id, status: expected });
    expect(await entryOf(reply)).toMatchObject({
      actor: who.uid,
      action: `${move}:mod`,
      before: { status },
      after: { status: expected },
    });
    expect((await firestore.doc(`pages/${mod.id}`).get()).exists).toBe(expected === 'approved');
  });

  it.each(['submit', 'archive', 'restore'] as const)('%s is not a moderator’s', async (move) => {
    const mod = await makeModWithoutFile({ status: 'draft' });
    expect(refusal(await api.call(CALL[move], moderator, onMod(mod.id)))).toEqual({ status: 403, code: 'forbidden' });
  });

  it.each(['draft', 'pending', 'approved', 'rejected'] as const)(
    'an archived %s one is restored to what it was',
    async (status) => {
      const mod = await makeModWithoutFile({ status });
      await api.ask('archiveMod', admin, onMod(mod.id));
      expect(await api.ask('adminGetMod', admin, { params: { id: mod.id } })).toMatchObject({
        status: 'archived',
        former_status: status,
      });
      expect(await api.ask('restoreMod', admin, onMod(mod.id))).toMatchObject({ status });
      expect(await api.ask('adminGetMod', admin, { params: { id: mod.id } })).toMatchObject({ former_status: null });
    },
  );

  it('archiving hides an approved one from visitors within seconds, restoring shows it again', async () => {
    const mod = await makeModWithoutFile();
    const seen = async () => (await api.call('getMod', undefined, { params: { slug: mod.slug } })).status;
    await vi.waitFor(async () => expect(await seen()).toBe(200), FRESH);
    await api.ask('archiveMod', admin, onMod(mod.id));
    await vi.waitFor(async () => expect(await seen()).toBe(404), FRESH);
    await api.ask('restoreMod', admin, onMod(mod.id));
    await vi.waitFor(async () => expect(await seen()).toBe(200), FRESH);
  });

  it('each refuses what changed since it was seen', async () => {
    const mod = await makeModWithoutFile({ status: 'draft' });
    const stale = { updated_at: '2020-01-01T00:00:00.000Z' };
    expect(refusal(await api.call('submitMod', admin, onMod(mod.id, stale)))).toEqual({ status: 409, code: 'stale' });
    const { updated_at } = await api.ask('adminGetMod', admin, { params: { id: mod.id } });
    expect((await api.call('submitMod', admin, onMod(mod.id, { updated_at }))).status).toBe(200);
  });
});

describe('a rejection', () => {
  const makerWith = async (locale: string | null) => {
    const maker = await makeMember({ role: 'admin' });
    await firestore.doc(`users/${maker.uid}`).set({ settings: { locale } }, { merge: true });
    return maker;
  };
  const reasonTold = async (uid: string): Promise<unknown> => {
    const { docs } = await firestore.collection(`users/${uid}/notifications`).get();
    expect(docs).toHaveLength(1);
    return docs[0]?.data().values.reason;
  };

  it.each([...LOCALES, null])(
    'R123 tells the maker the policy in their language (%s), and what was said beside it',
    async (locale) => {
      const maker = await makerWith(locale);
      const mod = await makeModWithoutFile({ status: 'pending', createdBy: maker.uid });
      const reply = await api.call(
        'rejectMod',
        moderator,
        onMod(mod.id, { reason_code: 'duplicate', reason: 'Veja Céu.' }),
      );
      expect(reply.status).toBe(200);
      const { text } = rejectionText(locale ?? 'pt-BR', 'duplicate');
      expect(await reasonTold(maker.uid)).toBe(`${text}\n\nVeja Céu.`);
      expect(await storedAt(`mods/${mod.id}/private/moderation`)).toMatchObject({
        reason: 'Veja Céu.',
        reason_code: 'duplicate',
        decided_by: moderator.uid,
      });
      expect(await entryOf(reply)).toMatchObject({
        reason: 'Veja Céu.',
        after: { status: 'rejected', reason_code: 'duplicate' },
      });
      expect(await api.ask('adminGetMod', moderator, { params: { id: mod.id } })).toMatchObject({
        reason: 'Veja Céu.',
        reason_code: 'duplicate',
      });
    },
  );

  it('R123 by a policy alone needs no words; `other` and none do', async () => {
    const mod = await makeModWithoutFile({ status: 'pending' });
    const reject = (body: object) => api.call('rejectMod', moderator, onMod(mod.id, body));
    for (const body of [{}, { reason_code: 'other' }, { reason_code: 'other', reason: 'x' }])
      expect(failureOf(await reject(body)).errors, JSON.stringify(body)).toMatchObject([{ path: 'reason' }]);
    expect(failureOf(await reject({ reason_code: 'ugly' })).errors).toMatchObject([{ path: 'reason_code' }]);
    expect((await reject({ reason_code: 'malware' })).status).toBe(200);
    expect(await storedAt(`mods/${mod.id}/private/moderation`)).toMatchObject({ reason: null, reason_code: 'malware' });
  });

  it('of a mod whose maker is gone tells nobody, and approval takes the reason away', async () => {
    const mod = await makeModWithoutFile({ status: 'pending', createdBy: 'foi-se' });
    await api.ask('rejectMod', moderator, onMod(mod.id, { reason_code: 'incomplete', reason: 'Sem licença' }));
    await api.ask('reopenMod', moderator, onMod(mod.id));
    expect(await api.ask('adminGetMod', moderator, { params: { id: mod.id } })).toMatchObject({
      status: 'pending',
      reason: 'Sem licença',
    });
    await api.ask('approveMod', moderator, onMod(mod.id));
    expect(await api.ask('adminGetMod', moderator, { params: { id: mod.id } })).toMatchObject({
      status: 'approved',
      reason: null,
      reason_code: null,
      revision: 1,
    });
    expect((await firestore.collection('users/foi-se/notifications').get()).size).toBe(0);
  });
});

describe('a decision about what somebody else looks at', () => {
  it.each(['approveMod', 'rejectMod'] as const)(
    'R123 %s: refused with their name, done when the claim is over',
    async (id) => {
      const [holder, mod] = await Promise.all([staffMember('moderator'), makeModWithoutFile({ status: 'pending' })]);
      await api.ask('claimReview', holder, { params: { id: mod.id } });
      const reply = await api.call(id, moderator, onMod(mod.id, REASON));
      expect(refusal(reply)).toEqual({ status: 409, code: 'claimed' });
      expect(failureOf(reply).message).toContain('Pessoa de Prova');
      vi.mocked(now).mockImplementation(() => new Date(Date.now() + CLAIM_MS + 1000));
      expect((await api.call(id, moderator, onMod(mod.id, REASON))).status).toBe(200);
    },
  );

  it('is the holder’s own to take, and ends the claim', async () => {
    const mod = await makeModWithoutFile({ status: 'pending' });
    await api.ask('claimReview', moderator, { params: { id: mod.id } });
    const reply = await api.call('approveMod', moderator, onMod(mod.id));
    expect(dataOf('approveMod', reply).status).toBe('approved');
    expect((await storedAt(`mods/${mod.id}/private/moderation`))?.claim).toBeNull();
  });
});
