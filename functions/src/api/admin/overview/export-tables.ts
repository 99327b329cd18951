import type { RestListQuery } from '@bigorna/domain/endpoints/admin/dialect.schemas';
import type { ExportName } from '@bigorna/domain/endpoints/admin/overview.schemas';
import type { Caller } from '../../../members/accounts/caller.ts';
import {
  AD_COLUMNS,
  COMMENT_COLUMNS,
  type Column,
  DOWNLOADER_COLUMNS,
  LOG_COLUMNS,
  MESSAGE_COLUMNS,
  MOD_COLUMNS,
  REPORT_COLUMNS,
  USER_COLUMNS,
} from '../../../portal/exports/columns.ts';
import { type Table, toTable } from '../../../portal/exports/table.ts';
import type { HandlerRequest, RequestContext } from '../../handler.ts';
import { COMMENT_HANDLERS } from '../comments/index.ts';
import { CONTACT_MESSAGE_HANDLERS } from '../contact-messages/index.ts';
import { CONTENT_HANDLERS } from '../content/index.ts';
import { LOG_HANDLERS } from '../logs/index.ts';
import { MOD_HANDLERS } from '../mods/index.ts';
import { TAKE_DOWN_HANDLERS } from '../take-downs/index.ts';
import { USER_HANDLERS } from '../users/index.ts';

interface ListCall {
  readonly params: undefined;
  readonly query: RestListQuery;
  readonly body: undefined;
  readonly bytes: undefined;
  readonly caller: Caller;
  readonly context: RequestContext;
}
/** Caller, sort and filter of an export. */
export type ExportRequest = Pick<HandlerRequest<'adminExport'>, 'query' | 'caller' | 'context'>;

interface ListResult<Row> {
  readonly data: readonly Row[];
  readonly headers?: Readonly<Record<string, string>>;
}

const getTotal = ({ headers = {} }: ListResult<unknown>): number =>
  Number(/\/(\d+)$/.exec(headers['Content-Range'] ?? '')?.[1] ?? 0);

/** Creates an export from a list's handler, so that list and export show the same fields to the same roles. */
const createExport =
  <Row extends { readonly id: string }>(
    list: (call: ListCall) => Promise<ListResult<Row> | Response>,
    columns: readonly Column<Row>[],
  ) =>
  ({ query, ...by }: ExportRequest): Table =>
    toTable(columns, async (range, after) => {
      const rows = { range: JSON.stringify(range), ...(after === undefined ? {} : { after: JSON.stringify(after) }) };
      const result = await list({
        ...by,
        params: undefined,
        body: undefined,
        bytes: undefined,
        query: { ...query, ...rows },
      });
      if (result instanceof Response) throw new TypeError('A list handler must return records');
      return { rows: result.data, total: getTotal(result) };
    });

export const EXPORT_TABLES: Readonly<Record<ExportName, (request: ExportRequest) => Table>> = {
  mods: createExport(MOD_HANDLERS.adminListMods, MOD_COLUMNS),
  users: createExport(USER_HANDLERS.adminListUsers, USER_COLUMNS),
  comments: createExport(COMMENT_HANDLERS.adminListComments, COMMENT_COLUMNS),
  reports: createExport(COMMENT_HANDLERS.adminListReports, REPORT_COLUMNS),
  'contact-messages': createExport(CONTACT_MESSAGE_HANDLERS.adminListContactMessages, MESSAGE_COLUMNS),
  ads: createExport(CONTENT_HANDLERS.adminListAds, AD_COLUMNS),
  downloaders: createExport(TAKE_DOWN_HANDLERS.adminListDownloaders, DOWNLOADER_COLUMNS),
  logs: createExport(LOG_HANDLERS.adminListLogs, LOG_COLUMNS),
};
