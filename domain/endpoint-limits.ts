import type { Permission } from './access/permissions.ts';
import type { EndpointId, EndpointOf } from './endpoints/index.ts';
import { type DoorLimitName, doorOf, type InnerLimitName, type RateLimitName } from './rate-limits.ts';

/** Why a call needs no limit of its own. What stands behind every call: `maxInstances` and `concurrency` of its function. */
export const UNLIMITED = {
  one_answer:
    'Has one answer, or one a language, that the CDN keeps and each instance keeps too: asking again costs nothing.',
  own_session: 'Looks at the bearer and reads the caller’s own account, as every call of a member does.',
  staff: 'Staff only: few, known by name, each act in the log and most can be undone. The function has ten instances.',
} as const;
type Unlimited = keyof typeof UNLIMITED;

/** The limits of a call, or why it has none. */
export type EndpointLimits = readonly [RateLimitName, ...RateLimitName[]] | Unlimited;

type StaffEndpointId = {
  [K in EndpointId]: EndpointOf<K>['access'] extends Permission ? K : never;
}[EndpointId];

/** Every call that is not staff's must be here. */
type Table = { readonly [K in Exclude<EndpointId, StaffEndpointId>]: EndpointLimits } & {
  readonly [K in StaffEndpointId]?: EndpointLimits;
};

const TABLE: Table = {
  site: 'one_answer',
  home: 'one_answer',
  ads: 'one_answer',
  faq: 'one_answer',
  changelog: 'one_answer',
  mediaKit: 'one_answer',

  suggest: ['catalogue_by_address'],
  listMods: ['catalogue_by_address'],
  getMod: ['catalogue_by_address'],
  listReleases: ['catalogue_by_address'],
  relatedMods: ['catalogue_by_address'],
  modCards: ['catalogue_by_address'],
  modFeedback: ['catalogue_by_address'],
  findFile: ['file_look_ups_by_address'],
  listComments: ['comment_pages_by_address', 'far_comments_by_address'],
  viewMod: ['mod_views_by_address'],
  viewTime: ['view_time_by_account'],
  viewAd: ['ad_events_by_address'],
  clickAd: ['ad_events_by_address'],
  contact: ['contact_by_address', 'contact_in_all'],

  login: ['login_by_account_and_address', 'login_by_address', 'login_by_account'],
  register: ['register_by_address', 'register_in_all'],
  verify: 'own_session',
  logout: 'own_session',
  verifyEmail: ['links_by_address'],
  resendVerification: ['resend_by_account'],
  forgotPassword: ['forgot_by_address', 'forgot_by_email'],
  verifyResetToken: ['links_by_address'],
  resetPassword: ['links_by_address'],

  updateProfile: ['profile_by_account'],
  updatePassword: ['password_by_account_and_address', 'password_by_account'],
  updateEmail: ['password_by_account_and_address', 'password_by_account', 'email_change_by_account'],
  updateAvatar: ['avatar_by_account'],
  removeAvatar: ['avatar_by_account'],
  exportUser: ['export_by_account'],
  deleteUser: ['password_by_account_and_address', 'password_by_account'],
  listActivity: ['own_records_by_account'],
  dashboard: ['own_records_by_account'],
  readNotifications: ['own_records_by_account'],
  ownFeedback: ['own_records_by_account'],
  issueDownload: ['downloads_by_account'],
  redeemDownload: ['redemptions_by_account'],
  listHistory: ['own_records_by_account'],
  countHistory: ['own_records_by_account'],
  clearHistory: ['own_records_by_account'],
  removeFromHistory: ['own_records_by_account'],

  adminExport: ['staff_exports_by_account'],
  inspectUpload: ['staff_uploads_by_account'],
  keepPicture: ['staff_uploads_by_account'],
  sendAnnouncement: ['announcements_by_account'],
};

/** The limits of a call, or the reason why it has none. */
export const limitsOf = (id: EndpointId): EndpointLimits => TABLE[id] ?? 'staff';

const namesOf = (id: EndpointId): readonly RateLimitName[] => {
  const limits = limitsOf(id);
  return typeof limits === 'string' ? [] : limits;
};

const isDoor = (name: RateLimitName): name is DoorLimitName => doorOf(name) !== undefined;

/** Those counted before the call is looked at. */
export const doorLimitsOf = (id: EndpointId): readonly DoorLimitName[] => namesOf(id).filter(isDoor);

/** Those that the call's own work counts. */
export const innerLimitsOf = (id: EndpointId): readonly InnerLimitName[] =>
  namesOf(id).filter((name): name is InnerLimitName => !isDoor(name));
