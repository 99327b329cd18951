import { paths } from '#shared/routing/paths.ts';

/** Page for each `mode` of the links in Firebase's mails. */
const PAGES = new Map([
  ['resetPassword', paths.resetPassword],
  ['verifyEmail', paths.verifyEmail],
  ['verifyAndChangeEmail', paths.verifyEmail],
  ['recoverEmail', paths.verifyEmail],
]);

/**
 * Path that `/auth/action` redirects to, with the link's code. Undefined if the mode is unknown or the link is
 * incomplete.
 *
 * @param search `location.search`: `?mode=…&oobCode=…`
 */
export const getActionTarget = (search: string): string | undefined => {
  const query = new URLSearchParams(search);
  const page = PAGES.get(query.get('mode') ?? '');
  const token = query.get('oobCode')?.trim();
  return page && token ? `${page}?${new URLSearchParams({ token })}` : undefined;
};
