import type { takeDownEndpoints } from '@bigorna/domain/endpoints/admin/take-downs';
import { blockedFilesQuery, type TakeDownResult } from '@bigorna/domain/endpoints/admin/take-downs.schemas';
import type { z } from 'zod';
import { ALL_ROWS, selectRows } from '../../../audit/crud/select-rows.ts';
import { catalogue } from '../../../catalogue/index.ts';
import { toBlockedFileCards, toBlockedFileRows } from '../../../mods/releases/blocked-file-cards.ts';
import { BLOCKED_FILE, blockFile } from '../../../mods/releases/blocked-files.ts';
import {
  countCreated,
  getTakeDown,
  takeDownCreated,
  takeDownFile,
  takeDownMod,
  takeDownRelease,
} from '../../../mods/releases/take-down.ts';
import { runLenient } from '../../../platform/firestore.ts';
import type { Handler } from '../../handler.ts';
import type { Handlers } from '../../mount.ts';
import { createCrudHandlers } from '../content/create-crud-handlers.ts';
import { createListHandler } from '../query-list-page.ts';
import { getLogEntryHeader, toActor, toReleaseId } from '../staff-call.ts';
import { adminListDownloaders } from './admin-list-downloaders.ts';

const rowHandlers = createCrudHandlers({
  kind: BLOCKED_FILE,
  toFields: ({ name }: { name: string; updated_at?: string | undefined }) => ({ name }),
  toCards: toBlockedFileRows,
});
const cardHandlers = createCrudHandlers({ kind: BLOCKED_FILE, toFields: () => ({}), toCards: toBlockedFileCards });

const listBlockedFiles = async (query: z.output<typeof blockedFilesQuery>) =>
  selectRows(await runLenient('blockedFiles', {}, ALL_ROWS), query);

const adminCreateBlockedFile: Handler<'adminCreateBlockedFile'> = async (request) => {
  const { hash, ...blocking } = request.body;
  const { entry } = await blockFile(hash, blocking, toActor(request));
  return { ...(await rowHandlers.get({ params: { id: hash } })), headers: getLogEntryHeader(entry) };
};

/** Responds with the result of a take-down, and with a message if it is done. Invalidates the search index. */
const respondAfter = async (takeDown: Promise<TakeDownResult>) => {
  const data = await takeDown;
  catalogue.invalidate();
  return { data, ...(data.state === 'done' ? { message: 'taken_down' as const } : {}) };
};

/** Handlers of staff calls about harmful files. */
export const TAKE_DOWN_HANDLERS: Pick<Handlers, keyof typeof takeDownEndpoints> = {
  takeDownRelease: (request) =>
    respondAfter(takeDownRelease(toReleaseId(request.params), toActor(request), request.body)),
  takeDownMod: (request) => respondAfter(takeDownMod(request.params.id, toActor(request), request.body)),
  takeDownFile: (request) => respondAfter(takeDownFile(request.params.hash, toActor(request), request.body)),
  takeDownCreated: (request) => respondAfter(takeDownCreated(request.body, toActor(request), request.body)),
  countCreated: async ({ query }) => ({ data: await countCreated(query) }),
  getTakeDown: async ({ params }) => ({ data: await getTakeDown(params.id) }),
  adminListDownloaders,
  adminListBlockedFiles: createListHandler('blocked-files', blockedFilesQuery, listBlockedFiles, toBlockedFileRows),
  adminGetBlockedFile: cardHandlers.get,
  adminCreateBlockedFile,
  adminUpdateBlockedFile: rowHandlers.update,
  adminDeleteBlockedFile: rowHandlers.delete,
};
