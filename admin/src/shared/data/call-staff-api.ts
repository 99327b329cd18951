import type { CallInput, JsonId } from '@bigorna/client/calls';
import { LOG_ENTRY_HEADER } from '@bigorna/domain/endpoints/admin/dialect.schemas';
import type { EndpointRow } from '@bigorna/domain/endpoints/endpoint';
import { createEnvelopeSchema } from '@bigorna/domain/endpoints/envelope.schemas';
import {
  ENDPOINTS,
  type EndpointId,
  type EndpointResponse,
  parseResponseData,
} from '@bigorna/domain/endpoints/index.schemas';
import { z } from 'zod';
import { client } from '#shared/api/client.ts';
import { readBody } from './http-client.ts';
import { clearCursors } from './list-cursors.ts';
import { sendAsStaff } from './send-as-staff.ts';

/** Input of a call before parsing: values with a default are optional. */
export type StaffCall<K extends EndpointId> = CallInput<K>;

export interface StaffResult<T> {
  data: T;
  /** The API's success message. */
  message: string | null;
  /** Log entry of the call, for its undo; null if nothing changed or the action cannot be undone. */
  logEntry: string | null;
  /** Total number of records in the list; null for other calls. */
  total: number | null;
}

/** The rows in a type that the compiler checks quickly for any id. */
const ROWS: Readonly<Record<EndpointId, EndpointRow>> = ENDPOINTS;
const envelope = createEnvelopeSchema(z.unknown());

const parseTotal = (headers: Headers): number | null => {
  const total = headers.get('content-range')?.split('/').at(-1);
  return total === undefined ? null : Number(total);
};

/**
 * Calls an endpoint of the domain by id and parses its response.
 *
 * @throws HttpError of react-admin; `body.code` is the API's code, `message` its text in the current language
 */
export const callStaffApi = async <K extends JsonId>(
  id: K,
  call: StaffCall<K>,
  { signal }: { signal?: AbortSignal } = {},
): Promise<StaffResult<EndpointResponse<K>>> => {
  const { method, dialect } = ENDPOINTS[id];
  return sendAsStaff(async (token) => {
    const { json, headers } = await readBody(await client.send(ROWS, id, call, { token, signal }));
    // An open queue sends `updatePresence` every 30 seconds, and this changes no list.
    if (method !== 'get' && id !== 'updatePresence') clearCursors();
    const { data, message } = dialect === 'rest' ? { data: json } : envelope.parse(json);
    return {
      data: parseResponseData(id, data),
      message: message ?? null,
      logEntry: 'undoable' in ENDPOINTS[id] ? null : headers.get(LOG_ENTRY_HEADER),
      total: parseTotal(headers),
    };
  });
};
