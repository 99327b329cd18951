/**
 * Failures the API answers with, and their HTTP status. `code` is stable and in English; the reader's text is in `texts/`.
 *
 * Source: decisions, "Answers of the API".
 */
export const ERROR_STATUS = {
  invalid_request: 400,
  malformed_json: 400,
  link_invalid: 400,
  image_too_big: 400,
  image_unreadable: 400,
  unauthorized: 401,
  token_invalid: 401,
  token_expired: 401,
  invalid_credentials: 401,
  forbidden: 403,
  banned: 403,
  email_not_verified: 403,
  not_found: 404,
  mod_not_found: 404,
  file_not_found: 404,
  ad_not_found: 404,
  user_not_found: 404,
  download_url_unavailable: 404,
  ticket_invalid: 404,
  username_taken: 409,
  email_taken: 409,
  already_verified: 409,
  last_super_admin: 409,
  move_not_allowed: 409,
  stale: 409,
  payload_too_large: 413,
  file_too_large: 413,
  unsupported_media_type: 415,
  image_unsupported: 415,
  too_many_requests: 429,
  internal_error: 500,
  unavailable: 503,
} as const;
export type ErrorCode = keyof typeof ERROR_STATUS;

/** What can be wrong with one field; texts may hold `{min}`, `{max}`, `{allowed}`, `{word}`. */
export const FIELD_ERRORS = [
  'required',
  'invalid_value',
  'unknown_field',
  'unknown_value',
  'unknown_game_version',
  'invalid_email',
  'too_short',
  'too_long',
  'too_small',
  'too_big',
  'passwords_differ',
  'password_unchanged',
  'password_weak',
  'username_length',
  'username_characters',
  'password_wrong',
  'email_unchanged',
  'confirmation_wrong',
] as const;
export type FieldErrorCode = (typeof FIELD_ERRORS)[number];

/** Failures that a page shows for itself, the server having given no text. */
export const CLIENT_ERRORS = [
  'mod_load_failed',
  'connection_error',
  'server_unreachable',
  'download_start_failed',
  'page_not_found',
  'profile_update_failed',
  'avatar_update_failed',
  'password_update_failed',
  'email_update_failed',
  'email_verification_failed',
  'export_failed',
  'account_deletion_failed',
  'favorite_failed',
  'login_to_favorite',
  'contact_failed',
  'search_failed',
  'try_again',
  'registration_failed_title',
  'registration_failed',
  'account_creation_failed',
  'login_failed_title',
  'login_failed',
  'email_send_failed',
  'password_reset_failed',
  'too_many_attempts_title',
  'banned_title',
  'banned_default_reason',
  'not_authenticated',
  'user_missing',
  'token_missing',
  'mod_create_failed',
  'mod_update_failed',
  'mod_delete_failed',
  'token_check_failed',
  'resend_failed',
] as const;
export type ClientErrorCode = (typeof CLIENT_ERRORS)[number];

/** What went well, as answers and toasts say it. */
export const SUCCESS_MESSAGES = [
  'account_created',
  'account_created_detail',
  'login_done',
  'logout_done',
  'email_sent',
  'password_reset_done',
  'profile_updated',
  'avatar_updated',
  'avatar_removed',
  'password_changed',
  'email_change_sent',
  'email_verified',
  'email_changed',
  'email_restored',
  'account_deleted',
  'contact_sent',
  'verification_resent',
  'mod_approved',
  'mod_rejected',
  'user_banned',
  'user_unbanned',
] as const;
export type SuccessCode = (typeof SUCCESS_MESSAGES)[number];

export type TextCode = ErrorCode | FieldErrorCode | ClientErrorCode | SuccessCode;
/** One language's texts: a missing row is a compile error. */
export type Texts = Readonly<Record<TextCode, string>>;
