import { may, type PanelAccess, type Permission } from '@bigorna/domain/access/permissions';
import type { Role } from '@bigorna/domain/access/roles';
import type { EndpointAccess } from '@bigorna/domain/endpoints/endpoint';
import { ENDPOINTS, type EndpointId } from '@bigorna/domain/endpoints/index';
import type { ErrorCode } from '@bigorna/domain/errors/codes';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ask, call, failureOf } from './support/call.ts';
import { auth, firestore } from './support/firebase.ts';
import { makeMember, signedIn, signIn } from './support/members.ts';
import { expiredToken, foreignToken } from './support/tokens.ts';

/** What comes back: a success, or a failure's code. */
type Outcome = 'ok' | ErrorCode;

/**
 * What each call answers whoever is let in, asked for things that are not there and with an empty body, so that it changes
 * nothing. It is no failure of access: only a call that went on to its work answers so.
 */
const LET_IN: Readonly<Record<EndpointId, Outcome>> = {
  site: 'ok',
  ads: 'ok',
  faq: 'ok',
  changelog: 'ok',
  mediaKit: 'ok',
  contact: 'invalid_request',
  viewAd: 'ad_not_found',
  clickAd: 'ad_not_found',
  login: 'invalid_request',
  register: 'invalid_request',
  verify: 'ok',
  logout: 'ok',
  verifyEmail: 'invalid_request',
  resendVerification: 'already_verified',
  forgotPassword: 'invalid_request',
  verifyResetToken: 'link_invalid',
  resetPassword: 'invalid_request',
  updateProfile: 'ok',
  updatePassword: 'invalid_request',
  updateEmail: 'invalid_request',
  updateAvatar: 'image_unsupported',
  removeAvatar: 'ok',
  exportUser: 'ok',
  deleteUser: 'invalid_request',
  issueDownload: 'mod_not_found',
  redeemDownload: 'ticket_invalid',
  listHistory: 'ok',
  countHistory: 'ok',
  home: 'ok',
  listMods: 'ok',
  listModsForSuperAdmin: 'ok',
  getMod: 'mod_not_found',
  suggest: 'invalid_request',
  findFile: 'invalid_request',
  viewMod: 'mod_not_found',
  listReleases: 'mod_not_found',
  relatedMods: 'mod_not_found',
  adminListMods: 'ok',
  adminGetMod: 'mod_not_found',
  approveMod: 'mod_not_found',
  rejectMod: 'invalid_request',
  banUser: 'invalid_request',
  unbanUser: 'user_not_found',
  listActivity: 'ok',
  dashboard: 'ok',
  readNotifications: 'ok',
  clearHistory: 'ok',
  removeFromHistory: 'ok',
  modCards: 'invalid_request',
  listComments: 'mod_not_found',
  modFeedback: 'mod_not_found',
  viewTime: 'invalid_request',
  ownFeedback: 'mod_not_found',
  hideComment: 'comment_not_found',
  restoreComment: 'comment_not_found',
  removeComment: 'comment_not_found',
  replyToComment: 'invalid_request',
  removeReply: 'comment_not_found',
  adminOverview: 'ok',
  adminStatistics: 'ok',
  clientAddress: 'ok',
  adminExport: 'invalid_request',
  adminListLogs: 'ok',
  adminGetLog: 'record_not_found',
  adminHistory: 'invalid_request',
  undoLog: 'record_not_found',
  inspectUpload: 'invalid_request',
  keepPicture: 'invalid_request',
  createRelease: 'invalid_request',
  updateRelease: 'mod_not_found',
  clearRelease: 'mod_not_found',
  withdrawRelease: 'invalid_request',
  deleteRelease: 'mod_not_found',
  takeDownRelease: 'invalid_request',
  takeDownMod: 'invalid_request',
  takeDownFile: 'invalid_request',
  adminListDownloaders: 'invalid_request',
  adminListBlockedFiles: 'ok',
  adminGetBlockedFile: 'record_not_found',
  adminCreateBlockedFile: 'invalid_request',
  adminUpdateBlockedFile: 'invalid_request',
  adminDeleteBlockedFile: 'record_not_found',
  adminCreateMod: 'invalid_request',
  adminUpdateMod: 'mod_not_found',
  adminDeleteMod: 'mod_not_found',
  createMod: 'invalid_request',
  updateMod: 'mod_not_found',
  deleteMod: 'mod_not_found',
  submitMod: 'mod_not_found',
  reopenMod: 'mod_not_found',
  archiveMod: 'mod_not_found',
  restoreMod: 'mod_not_found',
  undeleteMod: 'mod_not_found',
  featureMod: 'mod_not_found',
  unfeatureMod: 'mod_not_found',
  revertMod: 'invalid_request',
  listRevisions: 'mod_not_found',
  checkSlug: 'invalid_request',
  chooseModOfTheWeek: 'invalid_request',
  nextReview: 'ok',
  claimReview: 'mod_not_found',
  keepReview: 'mod_not_found',
  leaveReview: 'mod_not_found',
  adminListUsers: 'ok',
  adminGetUser: 'user_not_found',
  adminUpdateUser: 'user_not_found',
  changeRole: 'invalid_request',
  revokeSessions: 'user_not_found',
  adminListComments: 'ok',
  adminGetComment: 'invalid_request',
  bulkComments: 'invalid_request',
  adminListReports: 'ok',
  adminGetReport: 'record_not_found',
  resolveReport: 'invalid_request',
  reopenReport: 'record_not_found',
  adminListContactMessages: 'ok',
  adminGetContactMessage: 'record_not_found',
  handleContactMessage: 'record_not_found',
  reopenContactMessage: 'record_not_found',
  adminListAds: 'ok',
  adminGetAd: 'record_not_found',
  adminCreateAd: 'invalid_request',
  adminUpdateAd: 'invalid_request',
  adminDeleteAd: 'record_not_found',
  adminListFaq: 'ok',
  adminGetFaq: 'record_not_found',
  adminCreateFaq: 'invalid_request',
  adminUpdateFaq: 'invalid_request',
  adminDeleteFaq: 'record_not_found',
  adminListChangelog: 'ok',
  adminGetChangelog: 'record_not_found',
  adminCreateChangelog: 'invalid_request',
  adminUpdateChangelog: 'invalid_request',
  adminDeleteChangelog: 'record_not_found',
  adminGetMediaKit: 'record_not_found',
  adminUpdateMediaKit: 'invalid_request',
  adminListAnnouncements: 'ok',
  adminGetAnnouncement: 'record_not_found',
  adminCreateAnnouncement: 'invalid_request',
  adminUpdateAnnouncement: 'invalid_request',
  adminDeleteAnnouncement: 'record_not_found',
  sendAnnouncement: 'record_not_found',
  adminGetSettings: 'record_not_found',
  adminUpdateSettings: 'invalid_request',
};
/** Where being verified makes a difference beyond access. */
const LET_IN_UNVERIFIED: Partial<Record<EndpointId, Outcome>> = { resendVerification: 'ok' };

/** Who calls: a session and what it may do, or a bearer that gets no further than a refusal. */
type Identity =
  | { readonly role: Role; readonly unverified?: true }
  | { readonly refusal: ErrorCode; readonly onVerify?: Outcome };

const IDENTITIES = {
  'no token': { refusal: 'unauthorized' },
  garbage: { refusal: 'token_invalid' },
  'the token of another project': { refusal: 'token_invalid' },
  'the token of an Auth user without account': { refusal: 'unauthorized' },
  'an expired token': { refusal: 'token_expired' },
  'a revoked token': { refusal: 'token_expired' },
  'a banned member’s token': { refusal: 'banned', onVerify: 'ok' },
  'a banned member’s expired token': { refusal: 'token_expired', onVerify: 'ok' },
  unverified: { role: 'user', unverified: true },
  user: { role: 'user' },
  moderator: { role: 'moderator' },
  admin: { role: 'admin' },
  super_admin: { role: 'super_admin' },
} as const satisfies Record<string, Identity>;
type IdentityName = keyof typeof IDENTITIES;

const isEndpoint = (id: string): id is EndpointId => id in ENDPOINTS;
const isIdentity = (name: string): name is IdentityName => name in IDENTITIES;
const endpoints = Object.keys(ENDPOINTS).filter(isEndpoint);
const identities = Object.keys(IDENTITIES).filter(isIdentity);

const isPermission = (access: EndpointAccess): access is Permission =>
  !['public', 'anyone', 'token', 'signed_in', 'verified'].includes(access);

/** The failure that the table's access means for an identity; undefined where it lets in. */
const refusalBy = (access: EndpointAccess, identity: Identity, panel: PanelAccess): Outcome | undefined => {
  if (access === 'public' || access === 'anyone') return undefined;
  if ('refusal' in identity) return access === 'token' ? (identity.onVerify ?? identity.refusal) : identity.refusal;
  if (access === 'verified') return identity.unverified && 'email_not_verified';
  return isPermission(access) && !may(identity.role, access, panel) ? 'forbidden' : undefined;
};

const expected = (id: EndpointId, name: IdentityName, panel: PanelAccess = 'staff'): Outcome => {
  const identity: Identity = IDENTITIES[name];
  const isUnverified = 'unverified' in identity;
  return refusalBy(ENDPOINTS[id].access, identity, panel) ?? ((isUnverified && LET_IN_UNVERIFIED[id]) || LET_IN[id]);
};

/** Nothing is there under these names. */
const params = {
  id: 'nada',
  mod: 'nada',
  uid: 'ninguem',
  slug: 'nada',
  modId: 'nada',
  ticket: 'nada',
  token: 'nada',
  hash: 'nada',
  slot: 'nada',
  resource: 'nada',
};

const tokens = new Map<IdentityName, string>();

const outcomeOf = async (id: EndpointId, name: IdentityName): Promise<Outcome> => {
  const reply = await call(id, { params, token: tokens.get(name) });
  return reply.status === 200 ? 'ok' : failureOf(reply).code;
};

beforeAll(async () => {
  const moderator = await signedIn('moderator');
  const bannedMember = async () => {
    const member = await signedIn();
    const body = { reason: 'Matriz de acesso' };
    await ask('banUser', { params: { uid: member.uid }, body, token: moderator.token });
    return member;
  };
  const revoked = await signedIn();
  await firestore.doc(`users/${revoked.uid}`).update({ valid_after: new Date(Date.now() + 3_600_000) });
  const orphan = await signedIn();
  await firestore.doc(`users/${orphan.uid}`).delete();
  tokens
    .set('garbage', 'lixo.lixo.lixo')
    .set('the token of another project', foreignToken((await makeMember()).uid))
    .set('the token of an Auth user without account', orphan.token)
    .set('an expired token', expiredToken((await makeMember()).uid))
    .set('a revoked token', revoked.token)
    .set('a banned member’s token', (await bannedMember()).token)
    .set('a banned member’s expired token', expiredToken((await bannedMember()).uid))
    .set('unverified', await signIn(await makeMember({ is_verified: false })));
  for (const role of ['user', 'moderator', 'admin', 'super_admin'] as const) {
    tokens.set(role, (await signedIn(role)).token);
  }
  return () => auth.deleteUser(orphan.uid);
});

describe('access', () => {
  for (const id of endpoints) {
    it.each(identities)(
      `${isPermission(ENDPOINTS[id].access) ? 'R126 ' : ''}R142 ${id} (${ENDPOINTS[id].access}) for %s`,
      async (name) => {
        expect(await outcomeOf(id, name)).toBe(expected(id, name));
      },
    );
  }
});

describe('access with the strict site setting', () => {
  const settings = firestore.doc('settings/site');
  const staffCalls = endpoints.filter((id) => isPermission(ENDPOINTS[id].access));
  const staff = ['moderator', 'admin', 'super_admin'] as const;

  /** A call of each function that serves staff; each reads the setting on its own, a few seconds late. */
  const oneOfEach = [...new Map(staffCalls.map((id) => [ENDPOINTS[id].service, id])).values()];

  /** First one call a function, then all of them: a function may have more than one process. */
  const untilSettled = (panel: PanelAccess) =>
    vi.waitFor(
      async () => {
        expect((await ask('site')).admin_panel_access).toBe(panel);
        for (const id of [...oneOfEach, ...staffCalls]) {
          expect(await outcomeOf(id, 'moderator'), id).toBe(expected(id, 'moderator', panel));
        }
      },
      { timeout: 50_000, interval: 250 },
    );

  beforeAll(async () => {
    await settings.set({ admin_panel_access: 'super_admin' }, { merge: true });
    await untilSettled('super_admin');
  });
  afterAll(async () => {
    await settings.set({ admin_panel_access: 'staff' }, { merge: true });
    await untilSettled('staff');
  });

  for (const id of staffCalls) {
    it.each(staff)(`R074 R126 ${id} for %s`, async (name) => {
      const wanted = name === 'super_admin' ? LET_IN[id] : 'forbidden';
      await vi.waitFor(async () => expect(await outcomeOf(id, name)).toBe(wanted), { timeout: 10_000 });
    });
  }

  it('R074 is told to pages by the site call', async () => {
    expect((await ask('site')).admin_panel_access).toBe('super_admin');
  });
});
