import type { RestListQuery } from '@bigorna/domain/endpoints/admin/dialect';
import type { ExportName } from '@bigorna/domain/endpoints/admin/overview';
import type { Caller } from '../../../accounts/caller.ts';
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
} from '../../../exports/columns.ts';
import { type Table, tableOf } from '../../../exports/table.ts';
import type { Call, RequestFacts } from '../../handler.ts';
import { COMMENT_HANDLERS } from '../comments/index.ts';
import { CONTACT_MESSAGE_HANDLERS } from '../contact-messages/index.ts';
import { CONTENT_HANDLERS } from '../content/index.ts';
import { LOG_HANDLERS } from '../logs/index.ts';
import { MOD_HANDLERS } from '../mods/index.ts';
import { TAKE_DOWN_HANDLERS } from '../take-downs/index.ts';
import { USER_HANDLERS } from '../users/index.ts';

/** A call of a list: all lists are called alike. */
interface ListCall {
  readonly params: undefined;
  readonly query: RestListQuery;
  readonly body: undefined;
  readonly bytes: undefined;
  readonly caller: Caller;
  readonly request: RequestFacts;
}
/** Who asks for the file, and by which sort and filter. */
export type Asked = Pick<Call<'adminExport'>, 'query' | 'caller' | 'request'>;

interface Listed<Row> {
  readonly data: readonly Row[];
  readonly headers?: Readonly<Record<string, string>>;
}

const totalOf = ({ headers = {} }: Listed<unknown>): number =>
  Number(/\/(\d+)$/.exec(headers['Content-Range'] ?? '')?.[1] ?? 0);

/** The table of what a list's own call answers: what the list shows to whom, its file does. */
const listed =
  <Row extends { readonly id: string }>(
    list: (call: ListCall) => Promise<Listed<Row> | Response>,
    columns: readonly Column<Row>[],
  ) =>
  ({ query, ...by }: Asked): Table =>
    tableOf(columns, async (range, after) => {
      const rows = { range: JSON.stringify(range), ...(after === undefined ? {} : { after: JSON.stringify(after) }) };
      const answer = await list({
        ...by,
        params: undefined,
        body: undefined,
        bytes: undefined,
        query: { ...query, ...rows },
      });
      if (answer instanceof Response) throw new TypeError('A list answers records');
      return { rows: answer.data, total: totalOf(answer) };
    });

/** Each list that can be had as a file. */
export const EXPORT_TABLES: Readonly<Record<ExportName, (asked: Asked) => Table>> = {
  mods: listed(MOD_HANDLERS.adminListMods, MOD_COLUMNS),
  users: listed(USER_HANDLERS.adminListUsers, USER_COLUMNS),
  comments: listed(COMMENT_HANDLERS.adminListComments, COMMENT_COLUMNS),
  reports: listed(COMMENT_HANDLERS.adminListReports, REPORT_COLUMNS),
  'contact-messages': listed(CONTACT_MESSAGE_HANDLERS.adminListContactMessages, MESSAGE_COLUMNS),
  ads: listed(CONTENT_HANDLERS.adminListAds, AD_COLUMNS),
  downloaders: listed(TAKE_DOWN_HANDLERS.adminListDownloaders, DOWNLOADER_COLUMNS),
  logs: listed(LOG_HANDLERS.adminListLogs, LOG_COLUMNS),
};
