/** Errors that another try does not solve: the icon is missing or unusable. */
const UNUSABLE: ReadonlySet<string> = new Set([
  'file_not_found',
  'file_too_large',
  'image_unsupported',
  'image_unreadable',
  'image_too_big',
]);

/**
 * Whether another try may store an icon, for example after a lost connection or a rate limit.
 *
 * @param code error code of the failed call; undefined if the API did not respond
 */
export const canRetryIcon = (code: string | undefined): boolean => code === undefined || !UNUSABLE.has(code);
