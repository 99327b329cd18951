import type { CallInput } from '@bigorna/client/calls';
import { withTimeout } from '@bigorna/client/with-timeout';
import { LOG_ENTRY_HEADER } from '@bigorna/domain/endpoints/admin/dialect.schemas';
import { overviewEndpoints } from '@bigorna/domain/endpoints/admin/overview';
import { type ExportName, TRUNCATED_HEADER } from '@bigorna/domain/endpoints/admin/overview.schemas';
import { staffUserEndpoints } from '@bigorna/domain/endpoints/admin/users';
import { client } from '#shared/api/client.ts';
import { sendAsStaff } from './send-as-staff.ts';

/** A CSV file. `isTruncated`: the server's row limit cut off further rows. */
export interface Exported {
  file: Blob;
  isTruncated: boolean;
  logEntry: string | null;
}

/**
 * Downloads a list as a CSV file that the server creates.
 *
 * @throws HttpError of react-admin with the API's message, after authentication errors were handled
 */
export const fetchExport = async (
  resource: ExportName,
  query: NonNullable<CallInput<'adminExport'>['query']>,
): Promise<Exported> =>
  sendAsStaff(async (token) => {
    const response = await client.send(overviewEndpoints, 'adminExport', { params: { resource }, query }, { token });
    return {
      file: await withTimeout(response.blob()),
      isTruncated: response.headers.has(TRUNCATED_HEADER),
      logEntry: response.headers.get(LOG_ENTRY_HEADER),
    };
  });

/** The id in the last row of a CSV file. Quotes inside a cell are doubled, so a cell cannot look like a row. */
const findLastId = (text: string): string | undefined => [...text.matchAll(/\r\n"([^"\r\n]+)"[,;]/g)].at(-1)?.[1];

/**
 * Downloads a whole list in parts, as one CSV file. The log has one entry for all parts.
 *
 * @throws the errors of `fetchExport`, even if only a later part fails
 */
export const fetchWholeExport: typeof fetchExport = async (resource, query) => {
  const first = await fetchExport(resource, query);
  const files = [first.file];
  let part = first;
  while (part.isTruncated && first.logEntry !== null) {
    const after = findLastId(await part.file.text());
    if (after === undefined) break;
    part = await fetchExport(resource, { ...query, after, entry: first.logEntry });
    const text = await part.file.text();
    files.push(new Blob([text.slice(text.indexOf('\r\n') + 2)]));
  }
  return { ...first, file: new Blob(files, { type: first.file.type }), isTruncated: false };
};

/**
 * Downloads all data of an account as JSON, at its owner's request.
 *
 * @throws HttpError of react-admin with the API's message, after authentication errors were handled
 */
export const fetchAccountExport = (uid: string, reason: string): Promise<Blob> =>
  sendAsStaff(async (token) => {
    const call = { params: { uid }, body: { reason } };
    const response = await client.send(staffUserEndpoints, 'adminExportUser', call, { token });
    return withTimeout(response.blob());
  });
