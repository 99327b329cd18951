import { blockedFilesQuestion, type takeDownEndpoints } from '@bigorna/domain/endpoints/admin/take-downs';
import { catalogue } from '../../../catalogue/index.ts';
import { runSound } from '../../../platform/firestore.ts';
import { rowsOf, WHOLE } from '../../../records/list-records.ts';
import { blockedFileCards, blockedFileRows } from '../../../releases/blocked-file-cards.ts';
import { BLOCKED_FILE, blockFile } from '../../../releases/blocked-files.ts';
import { takeDownFile, takeDownMod, takeDownRelease } from '../../../releases/take-down.ts';
import type { Handler } from '../../handler.ts';
import type { Handlers } from '../../mount.ts';
import { actorOf } from '../actor.ts';
import { recordCalls } from '../content/record-calls.ts';
import { listAnswer } from '../firestore-page.ts';
import { logEntryHeader } from '../log-entry.ts';
import { parseQuestion } from '../rest-dialect.ts';
import { adminListDownloaders } from './admin-list-downloaders.ts';

const rows = recordCalls({
  kind: BLOCKED_FILE,
  fieldsOf: ({ name }: { name: string; updated_at?: string | undefined }) => ({ name }),
  cardsOf: blockedFileRows,
});
const cards = recordCalls({
  kind: BLOCKED_FILE,
  fieldsOf: () => ({}),
  cardsOf: blockedFileCards,
});

const adminListBlockedFiles: Handler<'adminListBlockedFiles'> = async ({ query }) => {
  const page = rowsOf(await runSound('blockedFiles', {}, WHOLE), parseQuestion(blockedFilesQuestion, query));
  return listAnswer('blocked-files', page, await blockedFileRows(page.found));
};

const adminCreateBlockedFile: Handler<'adminCreateBlockedFile'> = async (call) => {
  const { hash, ...blocking } = call.body;
  const { entry } = await blockFile(hash, blocking, actorOf(call));
  return { ...(await rows.get({ params: { id: hash } })), headers: logEntryHeader(entry) };
};

/** The index looks at once for what is gone. */
const afterwards = async <T>(taken: Promise<T>) => {
  const data = await taken;
  catalogue.expectChange();
  return { data, message: 'taken_down' as const };
};

/** Who answers staff’s calls about files that do harm. */
export const TAKE_DOWN_HANDLERS: Pick<Handlers, keyof typeof takeDownEndpoints> = {
  takeDownRelease: (call) =>
    afterwards(takeDownRelease({ modId: call.params.mod, releaseId: call.params.id }, actorOf(call), call.body)),
  takeDownMod: (call) => afterwards(takeDownMod(call.params.id, actorOf(call), call.body)),
  takeDownFile: (call) => afterwards(takeDownFile(call.params.hash, actorOf(call), call.body)),
  adminListDownloaders,
  adminListBlockedFiles,
  adminGetBlockedFile: cards.get,
  adminCreateBlockedFile,
  adminUpdateBlockedFile: rows.update,
  adminDeleteBlockedFile: rows.delete,
};
