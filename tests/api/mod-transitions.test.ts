import './support/separate-project.ts';
import './support/mock-clock.ts';
import { ENDPOINTS, type EndpointId } from '@bigorna/domain/endpoints/index.schemas';
import type { Release } from '@bigorna/domain/entities/release';
import { getText } from '@bigorna/domain/errors/texts/index';
import { CLAIM_MS } from '@bigorna/domain/limits';
import { LOCALES } from '@bigorna/domain/locales';
import { getStatusAfter, MOD_STATUSES, MOD_TRANSITIONS, type ModTransition } from '@bigorna/domain/mod-status';
import { getRejectionText } from '@bigorna/domain/reason-texts/index';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type ApiResponse, getRefusal, parseData, parseFailure, parseMessage } from './support/call.ts';
import { FRESH } from './support/catalogue.ts';
import { firestore } from './support/firebase.ts';
import { createMember } from './support/members.ts';
import { setClockAhead } from './support/mock-clock.ts';
import { createModWithExternalFile } from './support/mods.ts';
import { RELEASE_FORM } from './support/releases.ts';
import { getLogEntry, getLogEntryId } from './support/staff.ts';
import { countLogEntries, createLocalApi, createStaffMember } from './support/staff-mods.ts';
import { getStored, listNotifications } from './support/stored.ts';

beforeEach(() => setClockAhead());

const api = await createLocalApi();
const [admin, moderator] = await Promise.all([createStaffMember('admin'), createStaffMember('moderator')]);

const CALL: Readonly<Record<ModTransition, EndpointId>> = {
  submit: 'submitMod',
  approve: 'approveMod',
  reject: 'rejectMod',
  reopen: 'reopenMod',
  archive: 'archiveMod',
  restore: 'restoreMod',
};
const MESSAGES = {
  submit: 'mod_submitted',
  approve: 'mod_approved',
  reject: 'mod_rejected',
  reopen: 'mod_reopened',
  archive: 'mod_archived',
  restore: 'mod_restored',
} as const;
const onMod = (id: string, body: object = {}) => ({ params: { id }, body });
const REASON = { reason: 'Uma razão' };
const CELLS = MOD_STATUSES.flatMap((status) => MOD_TRANSITIONS.map((move) => [move, status] as const));

describe('mod transitions (R123)', () => {
  it.each(CELLS)('%s of a %s mod follows the table and is logged once', async (move, status) => {
    const mod = await createModWithExternalFile({ status });
    const expected = getStatusAfter(status, move);
    const who = ENDPOINTS[`${move}Mod`].access === 'edit:mod' ? admin : moderator;
    const response = await api.call(CALL[move], who, onMod(mod.id, REASON));
    if (expected === undefined) {
      expect(getRefusal(response)).toBe('409 move_not_allowed');
      expect((await getStored(`mods/${mod.id}`))?.status).toBe(status);
      expect(await countLogEntries(mod.id)).toBe(0);
      return;
    }
    expect(parseMessage(response)).toBe(getText('pt-BR', MESSAGES[move]));
    expect(JSON.parse(response.text).data).toMatchObject({ id: mod.id, status: expected });
    expect(await getLogEntry(response)).toMatchObject({
      actor: who.uid,
      action: `${move}:mod`,
      before: { status },
      after: { status: expected },
    });
    expect((await firestore.doc(`pages/${mod.id}`).get()).exists).toBe(expected === 'approved');
  });

  it.each(['submit', 'archive', 'restore'] as const)('%s is refused to moderators', async (move) => {
    const mod = await createModWithExternalFile({ status: 'draft' });
    expect(getRefusal(await api.call(CALL[move], moderator, onMod(mod.id)))).toBe('403 forbidden');
  });

  it.each(['draft', 'pending', 'approved', 'rejected'] as const)(
    'restores an archived %s mod to its previous status',
    async (status) => {
      const mod = await createModWithExternalFile({ status });
      await api.ask('archiveMod', admin, onMod(mod.id));
      expect(await api.ask('adminGetMod', admin, { params: { id: mod.id } })).toMatchObject({
        status: 'archived',
        former_status: status,
      });
      expect(await api.ask('restoreMod', admin, onMod(mod.id))).toMatchObject({ status });
      expect(await api.ask('adminGetMod', admin, { params: { id: mod.id } })).toMatchObject({ former_status: null });
    },
  );

  it('hide an approved mod when it is archived, and show it again when it is restored', async () => {
    const mod = await createModWithExternalFile();
    const getPageStatus = async () => (await api.call('getMod', undefined, { params: { slug: mod.slug } })).status;
    await vi.waitFor(async () => expect(await getPageStatus()).toBe(200), FRESH);
    await api.ask('archiveMod', admin, onMod(mod.id));
    await vi.waitFor(async () => expect(await getPageStatus()).toBe(404), FRESH);
    await api.ask('restoreMod', admin, onMod(mod.id));
    await vi.waitFor(async () => expect(await getPageStatus()).toBe(200), FRESH);
  });

  it('refuse a mod that changed since it was read', async () => {
    const mod = await createModWithExternalFile({ status: 'draft' });
    const stale = { updated_at: '2020-01-01T00:00:00.000Z' };
    expect(getRefusal(await api.call('submitMod', admin, onMod(mod.id, stale)))).toBe('409 stale');
    const { updated_at } = await api.ask('adminGetMod', admin, { params: { id: mod.id } });
    expect((await api.call('submitMod', admin, onMod(mod.id, { updated_at }))).status).toBe(200);
  });
});

describe('mod without a clear release', () => {
  /** Adds a release and confirms it. */
  const addClearRelease = async (id: string): Promise<void> => {
    const body = { ...RELEASE_FORM, external_url: 'https://downloads.example/prova.jar' };
    const release = await api.ask('createRelease', admin, onMod(id, body));
    await api.ask('clearRelease', admin, { params: { mod: id, id: release.id }, body: {} });
  };
  const createUndo = (response: ApiResponse) => () =>
    api.call('undoLog', admin, { params: { id: getLogEntryId(response) ?? '' } });
  const expectReturn = async (id: string, republish: () => Promise<ApiResponse>): Promise<void> => {
    const count = await countLogEntries(id);
    expect(getRefusal(await republish())).toBe('409 release_missing');
    expect((await getStored(`mods/${id}`))?.status).not.toBe('approved');
    expect(await countLogEntries(id)).toBe(count);
    await addClearRelease(id);
    const response = await republish();
    expect(response.status, response.text).toBe(200);
    expect((await getStored(`mods/${id}`))?.status).toBe('approved');
  };

  it.each<[string, readonly Partial<Release>[]]>([
    ['no release', []],
    ['only unusable releases', [{ verdict: 'pending' }, { verdict: 'refused', version: '1.1.0' }]],
  ])('with %s is approved only after it gets a clear release (R123)', async (_what, releases) => {
    const mod = await createModWithExternalFile({ status: 'pending', releases });
    await expectReturn(mod.id, () => api.call('approveMod', moderator, onMod(mod.id)));
  });

  it('returns from the archive or by an undo only after it gets a clear release (R123)', async () => {
    const create = () => createModWithExternalFile({ releases: [] });
    const [restored, rejected, archived] = [await create(), await create(), await create()];
    await api.ask('archiveMod', admin, onMod(restored.id));
    await expectReturn(restored.id, () => api.call('restoreMod', admin, onMod(restored.id)));
    await expectReturn(rejected.id, createUndo(await api.call('rejectMod', admin, onMod(rejected.id, REASON))));
    await expectReturn(archived.id, createUndo(await api.call('archiveMod', admin, onMod(archived.id))));
  });

  it('is undeleted without a clear release, because a deleted mod cannot get one (R123)', async () => {
    const mod = await createModWithExternalFile({ releases: [] });
    await api.ask('adminDeleteMod', admin, { params: { id: mod.id } });
    expect(await api.ask('undeleteMod', admin, onMod(mod.id))).toMatchObject({ status: 'approved' });
  });
});

describe('featured mod', () => {
  const feature = {
    featureMod: (id: string) => api.call('featureMod', admin, onMod(id)),
    adminUpdateMod: (id: string) => api.call('adminUpdateMod', admin, onMod(id, { featured: true })),
  };
  const isFeatured = async (id: string): Promise<unknown> => (await getStored(`mods/${id}`))?.featured;

  it.each(
    MOD_STATUSES.flatMap((status) => (['featureMod', 'adminUpdateMod'] as const).map((id) => [status, id] as const)),
  )('a mod with status %s: %s features it, unless it is rejected (R123)', async (status, id) => {
    const mod = await createModWithExternalFile({ status });
    const response = await feature[id](mod.id);
    const isAllowed = status !== 'rejected';
    expect(isAllowed ? response.status : getRefusal(response)).toBe(isAllowed ? 200 : '409 move_not_allowed');
    expect(await isFeatured(mod.id)).toBe(isAllowed);
  });

  it('is unfeatured by a rejection until the undo, and stays featured in the archive (R123)', async () => {
    const mod = await createModWithExternalFile({ featured: true });
    const rejected = await api.call('rejectMod', admin, onMod(mod.id, REASON));
    expect(await isFeatured(mod.id)).toBe(false);
    const undone = await api.call('undoLog', admin, { params: { id: getLogEntryId(rejected) ?? '' } });
    expect(undone.status, undone.text).toBe(200);
    expect(await isFeatured(mod.id)).toBe(true);
    await api.ask('archiveMod', admin, onMod(mod.id));
    expect(await api.ask('restoreMod', admin, onMod(mod.id))).toMatchObject({ status: 'approved', featured: true });
  });

  it('is not featured again by undo of an earlier action while rejected: stale (R131)', async () => {
    const mod = await createModWithExternalFile({ featured: true });
    const undo = async (id: string) => api.call('undoLog', admin, { params: { id } });
    const removed = getLogEntryId(await api.call('unfeatureMod', admin, onMod(mod.id))) ?? '';
    const rejected = getLogEntryId(await api.call('rejectMod', admin, onMod(mod.id, REASON))) ?? '';
    expect(getRefusal(await undo(removed))).toBe('409 stale');
    expect((await undo(rejected)).status).toBe(200);
    expect((await undo(removed)).status).toBe(200);
    expect(await isFeatured(mod.id)).toBe(true);
  });
});

describe('undo of an edit that also unfeatured the mod', () => {
  it('restores the other fields, even if the mod was rejected after the edit (R131)', async () => {
    const mod = await createModWithExternalFile({ featured: true });
    const before = await getStored(`mods/${mod.id}`);
    const edit = { title: 'Outro nome', featured: false };
    const edited = getLogEntryId(await api.call('adminUpdateMod', admin, onMod(mod.id, edit))) ?? '';
    await api.ask('rejectMod', admin, onMod(mod.id, REASON));
    const undone = await api.call('undoLog', admin, { params: { id: edited } });
    expect(undone.status, undone.text).toBe(200);
    expect(await getStored(`mods/${mod.id}`)).toMatchObject({
      title: before?.title,
      featured: false,
      status: 'rejected',
    });
  });
});

describe('rejection', () => {
  const createCreatorWithLocale = async (locale: string | null) => {
    const maker = await createMember({ role: 'admin' });
    await firestore.doc(`users/${maker.uid}`).set({ settings: { locale } }, { merge: true });
    return maker;
  };
  const getNotifiedReason = async (uid: string): Promise<unknown> => {
    const notifications = await listNotifications(uid);
    expect(notifications).toHaveLength(1);
    return notifications[0]?.values.reason;
  };

  it.each([...LOCALES, null])('tells the creator policy (language %s) and reason (R123)', async (locale) => {
    const maker = await createCreatorWithLocale(locale);
    const mod = await createModWithExternalFile({ status: 'pending', createdBy: maker.uid });
    const response = await api.call(
      'rejectMod',
      moderator,
      onMod(mod.id, { reason_code: 'duplicate', reason: 'Veja Céu.' }),
    );
    expect(response.status).toBe(200);
    const { text } = getRejectionText(locale ?? 'pt-BR', 'duplicate');
    expect(await getNotifiedReason(maker.uid)).toBe(`${text}\n\nVeja Céu.`);
    expect(await getStored(`mods/${mod.id}/private/moderation`)).toMatchObject({
      reason: 'Veja Céu.',
      reason_code: 'duplicate',
      decided_by: moderator.uid,
    });
    expect(await getLogEntry(response)).toMatchObject({
      reason: 'Veja Céu.',
      after: { status: 'rejected', reason_code: 'duplicate' },
    });
    expect(await api.ask('adminGetMod', moderator, { params: { id: mod.id } })).toMatchObject({
      reason: 'Veja Céu.',
      reason_code: 'duplicate',
    });
  });

  it('needs no reason with a policy, but needs one for `other` or without a policy (R123)', async () => {
    const mod = await createModWithExternalFile({ status: 'pending' });
    const reject = (body: object) => api.call('rejectMod', moderator, onMod(mod.id, body));
    for (const body of [{}, { reason_code: 'other' }, { reason_code: 'other', reason: 'x' }])
      expect(parseFailure(await reject(body)).errors, JSON.stringify(body)).toMatchObject([{ path: 'reason' }]);
    expect(parseFailure(await reject({ reason_code: 'ugly' })).errors).toMatchObject([{ path: 'reason_code' }]);
    expect((await reject({ reason_code: 'malware' })).status).toBe(200);
    expect(await getStored(`mods/${mod.id}/private/moderation`)).toMatchObject({
      reason: null,
      reason_code: 'malware',
    });
  });

  it('notifies no deleted creator, and loses its reason when the mod is approved', async () => {
    const mod = await createModWithExternalFile({ status: 'pending', createdBy: 'foi-se' });
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

describe('decision about a claimed mod', () => {
  it.each(['approveMod', 'rejectMod'] as const)(
    '%s is refused with the holder’s name until the claim ends (R123)',
    async (id) => {
      const [holder, mod] = await Promise.all([
        createStaffMember('moderator'),
        createModWithExternalFile({ status: 'pending' }),
      ]);
      await api.ask('claimReview', holder, { params: { id: mod.id } });
      const response = await api.call(id, moderator, onMod(mod.id, REASON));
      expect(getRefusal(response)).toBe('409 claimed');
      expect(parseFailure(response).message).toContain('Pessoa de Prova');
      setClockAhead(CLAIM_MS + 1000);
      expect((await api.call(id, moderator, onMod(mod.id, REASON))).status).toBe(200);
    },
  );

  it('is allowed to the holder, and ends the claim', async () => {
    const mod = await createModWithExternalFile({ status: 'pending' });
    await api.ask('claimReview', moderator, { params: { id: mod.id } });
    const response = await api.call('approveMod', moderator, onMod(mod.id));
    expect(parseData('approveMod', response).status).toBe('approved');
    expect((await getStored(`mods/${mod.id}/private/moderation`))?.claim).toBeNull();
  });
});
