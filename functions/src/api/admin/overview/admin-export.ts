import { may } from '@bigorna/domain/access/permissions';
import { BRAND } from '@bigorna/domain/brand';
import { EXPORTS, type ExportName, TRUNCATED_HEADER } from '@bigorna/domain/endpoints/admin/overview';
import { downloadersQuestion } from '@bigorna/domain/endpoints/admin/take-downs';
import { usersQuestion } from '@bigorna/domain/endpoints/admin/users';
import { dayOf } from '@bigorna/domain/trending';
import { attachment } from '../../../downloads/file-store.ts';
import { logDownloadersExport, logUsersExport } from '../../../exports/log-export.ts';
import { csvOf } from '../../../exports/table.ts';
import { ApiError } from '../../../platform/api-error.ts';
import { now } from '../../../platform/clock.ts';
import { spend } from '../../../platform/rate-limits.ts';
import { textStream } from '../../../platform/web-stream.ts';
import type { Handler } from '../../handler.ts';
import { actorOf } from '../actor.ts';
import { logEntryHeader } from '../log-entry.ts';
import { parseQuestion } from '../rest-dialect.ts';
import { type Asked, EXPORT_TABLES } from './export-tables.ts';

/** Of members' personal data the log tells who took them along. */
const logged = async (resource: ExportName, { query, caller, request }: Asked): Promise<string | undefined> => {
  const actor = actorOf({ caller, request });
  if (resource === 'users') return logUsersExport(parseQuestion(usersQuestion, query).filter, actor);
  if (resource === 'downloaders') return logDownloadersExport(parseQuestion(downloadersQuestion, query).filter, actor);
  return undefined;
};

/** A list as CSV. Its first rows are read before the answer begins; a failure later breaks the file off. */
export const adminExport: Handler<'adminExport'> = async ({ params: { resource }, query, caller, request }) => {
  if (!may(caller.account.role, EXPORTS[resource])) throw new ApiError('forbidden');
  await spend('staff_exports_by_account', caller.uid);
  const asked = { query, caller, request };
  const { pieces, isTruncated } = await csvOf(EXPORT_TABLES[resource](asked), request.locale);
  const entry = await logged(resource, asked);
  return new Response(textStream(pieces), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': attachment(`${BRAND.name.toLowerCase()}-${resource}-${dayOf(now())}.csv`),
      'Cache-Control': 'private, no-store',
      ...(isTruncated ? { [TRUNCATED_HEADER]: 'true' } : {}),
      ...logEntryHeader(entry),
    },
  });
};
