import type { TextCode } from '@bigorna/domain/errors/codes';

/** The texts by which site and console may tell of an outage; any other words in an alert are a complaint. */
export const FAILURE_TEXTS: {
  /** The specification's, and the API's own. */
  readonly portal: readonly TextCode[];
  /** Failure states and toasts of the site: ids of web/lang. */
  readonly site: readonly string[];
  /** Of the console: paths in its catalogue. */
  readonly console: readonly string[];
} = {
  portal: [
    'unavailable',
    'connection_error',
    'server_unreachable',
    'mod_load_failed',
    'download_start_failed',
    'profile_update_failed',
    'avatar_update_failed',
    'favorite_failed',
    'favorite_removal_failed',
    'contact_failed',
    'search_failed',
    'registration_failed',
    'account_creation_failed',
    'login_failed',
    'comments_load_failed',
    'comment_send_failed',
    'comment_edit_failed',
    'comment_delete_failed',
    'rating_failed',
    'history_change_failed',
    'notifications_failed',
    // A registration whose answer was lost is taken when it is sent again.
    'username_taken',
    'email_taken',
    // What a journey to an address of nothing is to read.
    'mod_not_found',
  ],
  site: [
    'achievements.failed',
    'activity.failed',
    'bell.failed',
    'downloads.localOnly',
    'favorites.loadFailed',
    'history.failed',
    'latePart.failed',
    'notifications.failed',
    'notify.failed',
    'offline.away',
    'preferences.failed',
    'rating.loadFailed',
    'returning.title',
    'routeError.away',
    'routeError.connection',
    'writes.offline',
  ],
  console: [
    'console.error.offline',
    'console.error.export',
    'console.uploads.failure.unavailable',
    'console.uploads.failure.interrupted',
    'console.uploads.phase.stalled',
    'ra.message.authentication_error',
    'ra.notification.http_error',
  ],
};
