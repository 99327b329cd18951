import { downloadersQuery } from '@bigorna/domain/endpoints/admin/take-downs.schemas';
import { UNRECORDED_RELEASES } from '@bigorna/domain/may-have-release';
import { toStaffUser } from '../../../members/accounts/staff-user.ts';
import { doc, getAll } from '../../../platform/firestore.ts';
import type { Handler } from '../../handler.ts';
import { queryListPage, toListResult } from '../query-list-page.ts';
import { parseListQuery } from '../rest-dialect.ts';

/**
 * Lists downloaders of a mod or release. The list of a release also contains members whose downloaded releases are
 * unknown.
 */
export const adminListDownloaders: Handler<'adminListDownloaders'> = async ({ query, caller }) => {
  const { filter, range, after } = parseListQuery(downloadersQuery, query);
  const { mod_id: mod, release_id: release } = filter;
  const rows = { range, after };
  const getRef = (uid: string) => doc('mods/{mod}/downloaders/{uid}', mod, uid);
  const page =
    release === undefined
      ? await queryListPage('downloadersOfMod', { mod }, rows, getRef)
      : await queryListPage('downloadersOfRelease', { mod, releases: [release, UNRECORDED_RELEASES] }, rows, getRef);
  const accounts = await getAll(page.docs.map(({ id }) => doc('users/{uid}', id)));
  const cards = page.docs.flatMap(({ id, data }, i) => {
    const account = accounts[i];
    if (account === undefined) return [];
    const { username, display_name, email } = toStaffUser(id, account, caller);
    return [
      { id, username, display_name, email, first_at: data.first_at.toISOString(), language: account.settings.locale },
    ];
  });
  return toListResult('downloaders', page, cards);
};
