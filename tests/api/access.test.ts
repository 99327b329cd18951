import { hasPermission, type PanelAccess, type Permission } from '@bigorna/domain/access/permissions';
import type { Role } from '@bigorna/domain/access/roles';
import type { EndpointAccess, EndpointRow } from '@bigorna/domain/endpoints/endpoint';
import { ENDPOINTS, type EndpointId } from '@bigorna/domain/endpoints/index.schemas';
import type { ErrorCode } from '@bigorna/domain/errors/codes';
import { SESSION_AGE_MS } from '@bigorna/domain/limits';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { askAs, callEndpoint, callForData, parseFailure } from './support/call.ts';
import { auth, firestore } from './support/firebase.ts';
import {
  createMember,
  createSignedInMember,
  logIn,
  PASSWORD,
  SESSION_ENDING_CALLS,
  signIn,
} from './support/members.ts';
import { createExpiredToken, createForeignToken, createToken } from './support/tokens.ts';
import { callToolkitOk, renewToken } from './support/toolkit.ts';
import { uploadFileAs } from './support/uploads.ts';

const signedIn = z.object({ idToken: z.string().optional(), refreshToken: z.string() });

type Outcome = 'ok' | ErrorCode;

/**
 * Result of each endpoint for an authorized caller who sends ids that do not exist and no body. These calls must not
 * change data.
 */
const AUTHORIZED_OUTCOMES: Readonly<Record<EndpointId, Outcome>> = {
  site: 'ok',
  gameVersions: 'ok',
  ads: 'ok',
  faq: 'ok',
  changelog: 'ok',
  mediaKit: 'ok',
  contact: 'invalid_request',
  viewAd: 'ad_not_found',
  clickAd: 'ad_not_found',
  login: 'invalid_request',
  loginBanned: 'invalid_request',
  loginBannedFactor: 'invalid_request',
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
  loginFactor: 'invalid_request',
  factorChallenge: 'factor_required',
  proveFactor: 'invalid_request',
  listFactors: 'ok',
  beginTotp: 'invalid_request',
  confirmTotp: 'invalid_request',
  beginPasskey: 'invalid_request',
  confirmPasskey: 'invalid_request',
  renewRecoveryCodes: 'factor_required',
  renameFactor: 'invalid_request',
  removeFactor: 'factor_not_found',
  listSessions: 'ok',
  endOtherSessions: 'ok',
  endAllSessions: 'ok',
  endSession: 'session_not_found',
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
  getAuthor: 'author_not_found',
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
  getMember: 'user_not_found',
  listMemberComments: 'user_not_found',
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
  updatePresence: 'ok',
  clientAddress: 'ok',
  adminExport: 'invalid_request',
  adminListLogs: 'ok',
  adminGetLog: 'record_not_found',
  adminHistory: 'invalid_request',
  undoLog: 'record_not_found',
  inspectUpload: 'invalid_request',
  keepPicture: 'invalid_request',
  keepIcon: 'invalid_request',
  listArchive: 'mod_not_found',
  readArchiveFile: 'invalid_request',
  fetchReleaseFile: 'mod_not_found',
  createRelease: 'invalid_request',
  updateRelease: 'mod_not_found',
  clearRelease: 'mod_not_found',
  withdrawRelease: 'invalid_request',
  deleteRelease: 'mod_not_found',
  takeDownRelease: 'invalid_request',
  takeDownMod: 'invalid_request',
  takeDownFile: 'invalid_request',
  getTakeDown: 'record_not_found',
  adminListDownloaders: 'invalid_request',
  adminListBlockedFiles: 'ok',
  adminGetBlockedFile: 'record_not_found',
  adminCreateBlockedFile: 'invalid_request',
  adminUpdateBlockedFile: 'invalid_request',
  adminDeleteBlockedFile: 'record_not_found',
  adminListGameVersions: 'ok',
  adminGetGameVersion: 'record_not_found',
  adminCreateGameVersion: 'invalid_request',
  adminDeleteGameVersion: 'record_not_found',
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
  removeModPicture: 'invalid_request',
  listRevisions: 'mod_not_found',
  compareRevisions: 'invalid_request',
  checkSlug: 'invalid_request',
  chooseModOfTheWeek: 'invalid_request',
  nextReview: 'ok',
  listReviewClaims: 'ok',
  getReview: 'mod_not_found',
  claimReview: 'mod_not_found',
  keepReview: 'mod_not_found',
  leaveReview: 'mod_not_found',
  adminListUsers: 'ok',
  adminGetUser: 'user_not_found',
  adminUpdateUser: 'user_not_found',
  changeRole: 'invalid_request',
  revokeSessions: 'user_not_found',
  adminRemoveAvatar: 'invalid_request',
  adminExportUser: 'invalid_request',
  adminEraseUser: 'invalid_request',
  requestFactorReset: 'invalid_request',
  confirmFactorReset: 'user_not_found',
  cancelFactorReset: 'user_not_found',
  expirePassword: 'user_not_found',
  signOutMany: 'invalid_request',
  takeDownCreated: 'invalid_request',
  countCreated: 'invalid_request',
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
  removeAdPicture: 'invalid_request',
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
/** Results that differ for unverified members who pass the access check. */
const UNVERIFIED_OUTCOMES: Partial<Record<EndpointId, Outcome>> = { resendVerification: 'ok' };

/** Results that differ for staff, because staff accounts have a second factor. */
const FACTOR_OUTCOMES: Partial<Record<EndpointId, Outcome>> = {
  factorChallenge: 'ok',
  beginTotp: 'factor_exists',
  beginPasskey: 'ok',
  renewRecoveryCodes: 'ok',
};

/** A caller: a session of a role, or a token that almost every endpoint refuses. */
type Identity =
  | { readonly role: Role; readonly unverified?: true; readonly factor?: 'none' | 'unproved' | 'stale' | 'old' }
  | { readonly refusal: ErrorCode; readonly onVerify?: Outcome; readonly isBanned?: true };

const IDENTITIES = {
  'no token': { refusal: 'unauthorized' },
  garbage: { refusal: 'token_invalid' },
  'the token of another project': { refusal: 'token_invalid' },
  'the token of an Auth user without account': { refusal: 'unauthorized' },
  'an expired token': { refusal: 'token_expired' },
  'a revoked token': { refusal: 'token_expired' },
  'a banned member’s token': { refusal: 'banned', onVerify: 'ok', isBanned: true },
  'a banned member’s expired token': { refusal: 'token_expired', onVerify: 'ok' },
  'a token of Firebase’s password endpoint': { refusal: 'token_expired' },
  'the same, renewed': { refusal: 'token_expired' },
  'staff with ended session': { refusal: 'token_expired' },
  'staff session of more than 12 hours': { refusal: 'token_expired' },
  unverified: { role: 'user', unverified: true },
  'staff without factor': { role: 'super_admin', factor: 'none' },
  'staff without factor, renewed': { role: 'super_admin', factor: 'none' },
  'staff with factor, session without proof': { role: 'super_admin', factor: 'unproved' },
  'staff with a factor of an hour ago': { role: 'super_admin', factor: 'stale' },
  'staff with a factor of yesterday': { role: 'super_admin', factor: 'old' },
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
  !['public', 'anyone', 'token', 'signed_in', 'signed_in_or_banned', 'verified'].includes(access);

/** Error with which an endpoint's access check refuses an identity. Undefined if the call is allowed. */
const getExpectedRefusal = (
  { access, freshFactor }: EndpointRow,
  identity: Identity,
  panel: PanelAccess,
): Outcome | undefined => {
  if (access === 'public' || access === 'anyone') return undefined;
  if (access === 'signed_in_or_banned' && 'isBanned' in identity) return undefined;
  if ('refusal' in identity) return access === 'token' ? (identity.onVerify ?? identity.refusal) : identity.refusal;
  if (access === 'verified') return identity.unverified && 'email_not_verified';
  const { role, factor } = identity;
  if (isPermission(access)) {
    if (!hasPermission(role, access, panel)) return 'forbidden';
    if (factor !== undefined && factor !== 'stale') return 'factor_required';
  }
  return freshFactor && factor !== undefined && factor !== 'none' ? 'fresh_factor_required' : undefined;
};

const getExpectedOutcome = (id: EndpointId, name: IdentityName, panel: PanelAccess = 'staff'): Outcome => {
  const identity: Identity = IDENTITIES[name];
  const isUnverified = 'unverified' in identity;
  const hasFactor = 'role' in identity && identity.role !== 'user' && identity.factor !== 'none';
  return (
    getExpectedRefusal(ENDPOINTS[id], identity, panel) ??
    ((isUnverified && UNVERIFIED_OUTCOMES[id]) || (hasFactor && FACTOR_OUTCOMES[id]) || AUTHORIZED_OUTCOMES[id])
  );
};

/** Ids that do not exist. */
const params = {
  key: 'nada',
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

const now = () => Math.floor(Date.now() / 1000);
const HOUR = 3600;

/** ID token of a new session for an identity with a role. */
const createSession = async ({ role, unverified, factor }: Extract<Identity, { role: Role }>): Promise<string> => {
  const member = await createMember({
    role,
    is_verified: !unverified,
    ...(factor === 'none' ? { has_factor: false } : {}),
  });
  if (factor === undefined || factor === 'none') return signIn(member);
  const mfa = { unproved: undefined, stale: now() - HOUR, old: now() - 13 * HOUR }[factor];
  return createToken(member.uid, now(), now() + HOUR, undefined, { mfa });
};

/** Token of a super_admin with a valid factor, whose session another session has ended. */
const createEndedSession = async (): Promise<string> => {
  const member = await createMember({ role: 'super_admin' });
  const [ended, other] = [await signIn(member), await signIn(member)];
  await callForData('endOtherSessions', { token: other });
  return ended;
};

/** Renewed token of a super_admin with a fresh factor, whose session began too long ago. */
const createOldSession = async (): Promise<string> => {
  const { uid } = await createMember({ role: 'super_admin' });
  const minted_at = now() - SESSION_AGE_MS.staff / 1000 - 60;
  return createToken(uid, now(), now() + HOUR, undefined, { minted_at });
};

const getToken = (id: EndpointId, name: IdentityName): Promise<string> | string | undefined => {
  const identity: Identity = IDENTITIES[name];
  return SESSION_ENDING_CALLS.includes(id) && 'role' in identity ? createSession(identity) : tokens.get(name);
};

const getOutcome = async (id: EndpointId, name: IdentityName): Promise<Outcome> => {
  const response = await callEndpoint(id, { params, token: await getToken(id, name) });
  return response.status === 200 ? 'ok' : parseFailure(response).code;
};

beforeAll(async () => {
  const moderator = await createSignedInMember('moderator');
  const createBannedMember = async () => {
    const member = await createSignedInMember();
    const body = { reason: 'Matriz de acesso' };
    await askAs('banUser', moderator, { params: { uid: member.uid }, body });
    return member;
  };
  const revoked = await createSignedInMember();
  await firestore.doc(`users/${revoked.uid}`).update({ valid_after: new Date(Date.now() + 3_600_000) });
  const { email } = await createMember({ role: 'super_admin' });
  const foreign = signedIn.parse(
    await callToolkitOk('signInWithPassword', { email, password: PASSWORD, returnSecureToken: true }),
  );
  const orphan = await createSignedInMember();
  await firestore.doc(`users/${orphan.uid}`).delete();
  tokens
    .set('garbage', 'lixo.lixo.lixo')
    .set('the token of another project', createForeignToken((await createMember()).uid))
    .set('the token of an Auth user without account', orphan.token)
    .set('an expired token', createExpiredToken((await createMember()).uid))
    .set('a revoked token', revoked.token)
    .set('staff with ended session', await createEndedSession())
    .set('staff session of more than 12 hours', await createOldSession())
    .set('a banned member’s token', (await createBannedMember()).token)
    .set('a banned member’s expired token', createExpiredToken((await createBannedMember()).uid))
    .set('a token of Firebase’s password endpoint', foreign.idToken ?? '')
    .set('the same, renewed', await renewToken(foreign.refreshToken));
  for (const name of identities) {
    const identity: Identity = IDENTITIES[name];
    if ('role' in identity) tokens.set(name, await createSession(identity));
  }
  const passwordOnly = await createMember({ role: 'super_admin', has_factor: false });
  const { tokens: ours } = await logIn({ identifier: passwordOnly.username, password: PASSWORD });
  const { refreshToken } = signedIn.parse(
    await callToolkitOk('signInWithCustomToken', { token: ours.customToken, returnSecureToken: true }),
  );
  tokens.set('staff without factor, renewed', await renewToken(refreshToken));
  return () => auth.deleteUser(orphan.uid);
});

describe('access', () => {
  for (const id of endpoints) {
    const { access } = ENDPOINTS[id];
    it.concurrent.each(identities)(
      `${id} (${access}) for %s (${isPermission(access) ? 'R126, ' : ''}R142)`,
      async (name) => {
        expect(await getOutcome(id, name)).toBe(getExpectedOutcome(id, name));
      },
    );
  }
});

describe('upload to Storage', () => {
  const isInStorageTest = (name: IdentityName): boolean =>
    'role' in IDENTITIES[name] || /staff|Firebase|renewed/.test(name);

  it.each(identities.filter(isInStorageTest))(
    'by %s succeeds only if the API would check the file (R126, R205, R206)',
    async (name) => {
      const upload = uploadFileAs(tokens.get(name) ?? '', Buffer.from('nada'));
      const isAllowed = getExpectedOutcome('inspectUpload', name) === AUTHORIZED_OUTCOMES.inspectUpload;
      expect(await upload.then(() => 'ok', String)).toMatch(isAllowed ? /^ok$/ : /Upload failed: 403/);
    },
  );
});

describe('access with the strict site setting', () => {
  const settings = firestore.doc('settings/site');
  const staffCalls = endpoints.filter((id) => isPermission(ENDPOINTS[id].access));
  const staff = ['moderator', 'admin', 'super_admin'] as const;

  /** One endpoint per function: each function caches the site setting for a few seconds. */
  const oneEndpointPerFunction = [...new Map(staffCalls.map((id) => [ENDPOINTS[id].service, id])).values()];

  /**
   * Waits until all functions use the site setting. Also calls every endpoint, because a function may run several
   * processes.
   */
  const waitUntilSettled = (panel: PanelAccess) =>
    vi.waitFor(
      async () => {
        expect((await callForData('site')).admin_panel_access).toBe(panel);
        for (const id of [...oneEndpointPerFunction, ...staffCalls]) {
          expect(await getOutcome(id, 'moderator'), id).toBe(getExpectedOutcome(id, 'moderator', panel));
        }
      },
      { timeout: 50_000, interval: 250 },
    );

  beforeAll(async () => {
    await settings.set({ admin_panel_access: 'super_admin' }, { merge: true });
    await waitUntilSettled('super_admin');
  });
  afterAll(async () => {
    await settings.set({ admin_panel_access: 'staff' }, { merge: true });
    await waitUntilSettled('staff');
  });

  for (const id of staffCalls) {
    it.concurrent.each(staff)(`${id} for %s (R074, R126)`, async (name) => {
      const expectedOutcome = name === 'super_admin' ? AUTHORIZED_OUTCOMES[id] : 'forbidden';
      await vi.waitFor(async () => expect(await getOutcome(id, name)).toBe(expectedOutcome), { timeout: 10_000 });
    });
  }

  it('shows the setting in the response of the site endpoint (R074)', async () => {
    expect((await callForData('site')).admin_panel_access).toBe('super_admin');
  });
});
