import { downloadersQuestion } from '@bigorna/domain/endpoints/admin/take-downs';
import { staffUserOf } from '../../../accounts/staff-user.ts';
import { EARLIER_RELEASES } from '../../../downloads/may-have.ts';
import { doc, getAll } from '../../../platform/firestore.ts';
import type { Handler } from '../../handler.ts';
import { firestorePage, listAnswer } from '../firestore-page.ts';
import { parseQuestion } from '../rest-dialect.ts';

/** Lists who downloaded a mod, or one of its releases, those too of whom it is not known which ones they were. */
export const adminListDownloaders: Handler<'adminListDownloaders'> = async ({ query, caller }) => {
  const { filter, ...rows } = parseQuestion(downloadersQuestion, query);
  const { mod_id: mod, release_id: release } = filter;
  const asked = { range: rows.range, after: rows.after };
  const pathOf = (uid: string) => doc('mods/{mod}/downloaders/{uid}', mod, uid).path;
  const page =
    release === undefined
      ? await firestorePage('downloadersOfMod', { mod }, asked, pathOf)
      : await firestorePage('downloadersOfRelease', { mod, releases: [release, EARLIER_RELEASES] }, asked, pathOf);
  const accounts = await getAll(page.found.map(({ id }) => doc('users/{uid}', id)));
  const shown = page.found.flatMap(({ id, data }, i) => {
    const account = accounts[i];
    if (account === undefined) return [];
    const { username, display_name, email } = staffUserOf(id, account, caller);
    return [{ id, username, display_name, email, first_at: data.first_at.toISOString() }];
  });
  return listAnswer('downloaders', page, shown);
};
