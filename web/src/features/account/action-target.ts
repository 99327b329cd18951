import { paths } from '#app/paths.ts';

/** Which page does what a link of Firebase's mails asks for. */
const PAGES = new Map([
  ['resetPassword', paths.resetPassword],
  ['verifyEmail', paths.verifyEmail],
  ['verifyAndChangeEmail', paths.verifyEmail],
  ['recoverEmail', paths.verifyEmail],
]);

/**
 * Where a link that landed on /auth/action is handed on to, with its code; undefined when it asks for nothing the site
 * does, or was cut off on its way.
 *
 * @param search `location.search`: `?mode=…&oobCode=…`
 */
export const actionTarget = (search: string): string | undefined => {
  const query = new URLSearchParams(search);
  const page = PAGES.get(query.get('mode') ?? '');
  const token = query.get('oobCode')?.trim();
  return page && token ? `${page}?${new URLSearchParams({ token })}` : undefined;
};
