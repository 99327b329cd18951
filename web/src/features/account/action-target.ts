import { paths } from '#shared/routing/paths.ts';

/** Page by Firebase's `mode`. */
const PAGES = new Map([
  ['resetPassword', paths.resetPassword],
  ['verifyEmail', paths.verifyEmail],
  ['verifyAndChangeEmail', paths.verifyEmail],
  ['recoverEmail', paths.verifyEmail],
]);

/**
 * Redirect of `/auth/action`, with the code; undefined if the mode is unknown or the link is incomplete.
 *
 * @param search `location.search`: `?mode=…&oobCode=…`
 */
export const getActionTarget = (search: string): string | undefined => {
  const query = new URLSearchParams(search);
  const page = PAGES.get(query.get('mode') ?? '');
  const token = query.get('oobCode')?.trim();
  return page && token ? `${page}?${new URLSearchParams({ token })}` : undefined;
};
