import { catalogue } from '../../../catalogue/index.ts';
import { undoEntry } from '../../../logs/undo-entry.ts';
import type { Handler } from '../../handler.ts';
import { actorOf } from '../actor.ts';
import { logEntryHeader } from '../log-entry.ts';
import { readLog } from './read-log.ts';

/** Undoes what an entry tells. Answers the entry that this leaves. */
export const undoLog: Handler<'undoLog'> = async ({ params, caller, request }) => {
  const entry = await undoEntry(params.id, actorOf({ caller, request }));
  // It may have been a mod's.
  catalogue.expectChange();
  return { data: await readLog(entry, caller.account.role), message: 'undone', headers: logEntryHeader(entry) };
};
