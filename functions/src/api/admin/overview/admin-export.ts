import { may } from '@bigorna/domain/access/permissions';
import { BRAND } from '@bigorna/domain/brand';
import { EXPORTS } from '@bigorna/domain/endpoints/admin/overview';
import { dayOf } from '@bigorna/domain/trending';
import { attachment } from '../../../downloads/file-store.ts';
import { csvOf } from '../../../exports/table.ts';
import { ApiError } from '../../../platform/api-error.ts';
import { now } from '../../../platform/clock.ts';
import { textStream } from '../../../platform/web-stream.ts';
import type { Handler } from '../../handler.ts';
import { EXPORT_TABLES } from './export-tables.ts';

async function* behind(first: string, rest: AsyncGenerator<string, void, undefined>) {
  yield first;
  yield* rest;
}

/** A list as CSV. Its first rows are read before the answer begins; a failure later breaks the file off. */
export const adminExport: Handler<'adminExport'> = async ({ params: { resource }, query, caller, request }) => {
  if (!may(caller.account.role, EXPORTS[resource])) throw new ApiError('forbidden');
  const pieces = csvOf(EXPORT_TABLES[resource]({ query, caller, request }), request.locale);
  const { value: head } = await pieces.next();
  return new Response(textStream(behind(head ?? '', pieces)), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': attachment(`${BRAND.name.toLowerCase()}-${resource}-${dayOf(now())}.csv`),
      'Cache-Control': 'private, no-store',
    },
  });
};
