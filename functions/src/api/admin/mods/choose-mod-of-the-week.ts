import { catalogue } from '../../../catalogue/index.ts';
import { chooseModOfTheWeek as choose } from '../../../mods/mod-of-the-week.ts';
import type { Handler } from '../../handler.ts';
import { logEntryHeader } from '../log-entry.ts';

/** Chooses the mod of the week; null leaves it to the downloads. */
export const chooseModOfTheWeek: Handler<'chooseModOfTheWeek'> = async ({ body, caller, request }) => {
  const entry = await choose({ modId: body.mod_id, actor: caller.uid, requestId: request.id });
  catalogue.expectChange();
  return { data: { mod_id: body.mod_id }, message: 'mod_of_the_week_chosen', headers: logEntryHeader(entry) };
};
