import { COMMENT_HANDLERS } from './admin/comments/index.ts';
import { CONTACT_MESSAGE_HANDLERS } from './admin/contact-messages/index.ts';
import { CONTENT_HANDLERS } from './admin/content/index.ts';
import { LOG_HANDLERS } from './admin/logs/index.ts';
import { MOD_HANDLERS } from './admin/mods/index.ts';
import { OVERVIEW_HANDLERS } from './admin/overview/index.ts';
import { RELEASE_HANDLERS } from './admin/releases/index.ts';
import { REVIEW_HANDLERS } from './admin/reviews/index.ts';
import { TAKE_DOWN_HANDLERS } from './admin/take-downs/index.ts';
import { USER_HANDLERS } from './admin/users/index.ts';
import { forgotPassword } from './auth/forgot-password.ts';
import { login } from './auth/login.ts';
import { logout } from './auth/logout.ts';
import { register } from './auth/register.ts';
import { resendVerification } from './auth/resend-verification.ts';
import { resetPassword } from './auth/reset-password.ts';
import { verify } from './auth/verify.ts';
import { verifyEmail } from './auth/verify-email.ts';
import { verifyResetToken } from './auth/verify-reset-token.ts';
import { clearHistory } from './downloads/clear-history.ts';
import { countHistory } from './downloads/count-history.ts';
import { issueDownload } from './downloads/issue-download.ts';
import { listHistory } from './downloads/list-history.ts';
import { redeemDownload } from './downloads/redeem-download.ts';
import { removeFromHistory } from './downloads/remove-from-history.ts';
import { findFile } from './mods/find-file.ts';
import { getMod } from './mods/get-mod.ts';
import { home } from './mods/home.ts';
import { listComments } from './mods/list-comments.ts';
import { listMods } from './mods/list-mods.ts';
import { listModsForSuperAdmin } from './mods/list-mods-for-super-admin.ts';
import { listReleases } from './mods/list-releases.ts';
import { modCards } from './mods/mod-cards.ts';
import { modFeedback } from './mods/mod-feedback.ts';
import { relatedMods } from './mods/related-mods.ts';
import { suggest } from './mods/suggest.ts';
import { viewMod } from './mods/view-mod.ts';
import { viewTime } from './mods/view-time.ts';
import type { Handlers } from './mount.ts';
import { ads } from './portal/ads.ts';
import { changelog } from './portal/changelog.ts';
import { clickAd } from './portal/click-ad.ts';
import { contact } from './portal/contact.ts';
import { faq } from './portal/faq.ts';
import { mediaKit } from './portal/media-kit.ts';
import { site } from './portal/site.ts';
import { viewAd } from './portal/view-ad.ts';
import { dashboard } from './user/dashboard.ts';
import { deleteUser } from './user/delete-user.ts';
import { exportUser } from './user/export-user.ts';
import { listActivity } from './user/list-activity.ts';
import { ownFeedback } from './user/own-feedback.ts';
import { readNotifications } from './user/read-notifications.ts';
import { removeAvatar } from './user/remove-avatar.ts';
import { updateAvatar } from './user/update-avatar.ts';
import { updateEmail } from './user/update-email.ts';
import { updatePassword } from './user/update-password.ts';
import { updateProfile } from './user/update-profile.ts';

/** Who answers which call; one that is missing does not compile. */
export const HANDLERS: Handlers = {
  site,
  ads,
  faq,
  changelog,
  mediaKit,
  login,
  register,
  verify,
  logout,
  verifyEmail,
  resendVerification,
  forgotPassword,
  verifyResetToken,
  resetPassword,
  updateProfile,
  updatePassword,
  updateEmail,
  updateAvatar,
  removeAvatar,
  exportUser,
  deleteUser,
  contact,
  issueDownload,
  redeemDownload,
  listHistory,
  countHistory,
  home,
  listMods,
  listModsForSuperAdmin,
  getMod,
  suggest,
  findFile,
  viewMod,
  listReleases,
  relatedMods,
  viewAd,
  clickAd,
  listActivity,
  dashboard,
  readNotifications,
  ownFeedback,
  clearHistory,
  removeFromHistory,
  modCards,
  listComments,
  modFeedback,
  viewTime,
  ...MOD_HANDLERS,
  ...REVIEW_HANDLERS,
  ...RELEASE_HANDLERS,
  ...TAKE_DOWN_HANDLERS,
  ...USER_HANDLERS,
  ...COMMENT_HANDLERS,
  ...LOG_HANDLERS,
  ...CONTENT_HANDLERS,
  ...CONTACT_MESSAGE_HANDLERS,
  ...OVERVIEW_HANDLERS,
};
