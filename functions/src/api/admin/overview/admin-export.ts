import { hasPermission } from '@bigorna/domain/access/permissions';
import { BRAND } from '@bigorna/domain/brand';
import { EXPORTS, TRUNCATED_HEADER } from '@bigorna/domain/endpoints/admin/overview.schemas';
import { toDay } from '@bigorna/domain/trending';
import { z } from 'zod';
import { toContentDisposition } from '../../../mods/downloads/file-store.ts';
import { ApiError } from '../../../platform/api-error.ts';
import { now } from '../../../platform/clock.ts';
import { consume } from '../../../platform/rate-limits.ts';
import { toTextStream } from '../../../platform/web-stream.ts';
import { assertContinues, isLoggedWhole, logExport } from '../../../portal/exports/log-export.ts';
import { toCsv } from '../../../portal/exports/table.ts';
import type { Handler } from '../../handler.ts';
import { parseListQuery } from '../rest-dialect.ts';
import { getLogEntryHeader, toActor } from '../staff-call.ts';
import { EXPORT_TABLES } from './export-tables.ts';

const listFilter = z.strictObject({ filter: z.record(z.string(), z.unknown()).default({}) });

/**
 * Streams a list, or the next part of a long list, as CSV. Reads the first rows before the response starts, so that an
 * invalid query gets an error response. A later failure aborts the file.
 */
export const adminExport: Handler<'adminExport'> = async ({ params: { resource }, query, caller, context }) => {
  if (!hasPermission(caller.account.role, EXPORTS[resource])) throw new ApiError('forbidden');
  await consume('staff_exports_by_account', caller.uid);
  const { after, entry: begun, ...list } = query;
  const actor = toActor({ caller, context });
  const { filter } = parseListQuery(listFilter, { filter: query.filter });
  const isLater = after !== undefined && isLoggedWhole(filter);
  if (isLater) await assertContinues(begun ?? 'none', resource, filter, actor);
  const table = EXPORT_TABLES[resource]({ query: list, caller, context });
  const { pieces, isTruncated } = await toCsv(table, context.locale, after);
  const entry = isLater ? begun : await logExport(resource, filter, actor);
  return new Response(toTextStream(pieces), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': toContentDisposition(`${BRAND.name.toLowerCase()}-${resource}-${toDay(now())}.csv`),
      'Cache-Control': 'private, no-store',
      ...(isTruncated ? { [TRUNCATED_HEADER]: 'true' } : {}),
      ...getLogEntryHeader(entry),
    },
  });
};
