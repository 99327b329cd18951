import { describe, expect, it } from 'vitest';
import { ROLES, type Role } from '../access/roles.ts';
import { canCall } from './can-call.ts';
import { getHistoryPermission } from './get-history-permission.ts';
import { ENDPOINT_TABLE, type EndpointId } from './index.ts';

/** Written by hand, not derived from the tables. One letter per role: user, moderator, admin, super_admin. */
const EXPECTED = {
  listMods: 'UMAS',
  login: 'UMAS',
  updateProfile: 'UMAS',
  issueDownload: 'UMAS',
  nextReview: '-MAS',
  listReviewClaims: '-MAS',
  updatePresence: '-MAS',
  getReview: '-MAS',
  approveMod: '-MAS',
  rejectMod: '-MAS',
  reopenMod: '-MAS',
  hideComment: '-MAS',
  bulkComments: '-MAS',
  resolveReport: '-MAS',
  banUser: '-MAS',
  adminGetUser: '-MAS',
  listRevisions: '-MAS',
  compareRevisions: '-MAS',
  adminListDownloaders: '-MAS',
  submitMod: '--AS',
  archiveMod: '--AS',
  restoreMod: '--AS',
  undeleteMod: '--AS',
  featureMod: '--AS',
  revertMod: '--AS',
  chooseModOfTheWeek: '--AS',
  createRelease: '--AS',
  clearRelease: '--AS',
  withdrawRelease: '--AS',
  takeDownMod: '--AS',
  getTakeDown: '--AS',
  replyToComment: '--AS',
  removeReply: '--AS',
  adminUpdateUser: '--AS',
  revokeSessions: '--AS',
  handleContactMessage: '--AS',
  sendAnnouncement: '--AS',
  adminListLogs: '--AS',
  changeRole: '---S',
  adminUpdateSettings: '---S',
  listModsForSuperAdmin: '---S',
} as const satisfies Partial<Record<EndpointId, string>>;
const LETTERS: Record<Role, string> = { user: 'U', moderator: 'M', admin: 'A', super_admin: 'S' };

const isListed = (id: string): id is keyof typeof EXPECTED => id in EXPECTED;
const ids = Object.keys(EXPECTED).filter(isListed);
const getAllowedRoles = (id: EndpointId, panel: 'staff' | 'super_admin'): string =>
  ROLES.map((role) => (canCall(role, ENDPOINT_TABLE[id], panel) ? LETTERS[role] : '-')).join('');

describe('canCall', () => {
  it.each(ids)('allows %s to the expected roles only (R126)', (id) => {
    expect(getAllowedRoles(id, 'staff')).toBe(EXPECTED[id]);
  });
  it.each(ids)('restricts %s to super_admin if it is a staff call and the panel is strict (R074, R126)', (id) => {
    expect(getAllowedRoles(id, 'super_admin')).toBe(EXPECTED[id] === 'UMAS' ? 'UMAS' : '---S');
  });
});

describe('historyPermission', () => {
  it.each([
    ['mods/abc', 'read:history'],
    ['mods/abc/comments/def', 'read:history'],
    ['mods/abc/releases/def', 'read:log'],
    ['users/abc', 'read:log'],
    ['settings/site', 'read:log'],
  ])('for %s is %s', (about, permission) => {
    expect(getHistoryPermission(about)).toBe(permission);
  });
});
