import { withTimeout } from '@bigorna/client/with-timeout';
import type { Options } from 'react-admin';
import { client } from './client.ts';
import { clearCursors } from './list-cursors.ts';
import { sendAsStaff } from './send-as-staff.ts';

/** Reads a JSON body. A body that takes too long is an error. */
export const readBody = async (response: Response) => {
  const body = await withTimeout(response.text());
  return { status: response.status, headers: response.headers, body, json: body === '' ? undefined : JSON.parse(body) };
};

/** react-admin's `fetchJson` on the API client, for react-admin's own lists and records. */
export const httpClient = async (url: string, { method = 'GET', body, signal, ...options }: Options = {}) => {
  const headers = new Headers(options.headers);
  if (body) headers.set('content-type', 'application/json');
  const init = { method, headers, ...(body ? { body } : {}), ...(signal ? { signal } : {}) };
  const response = await sendAsStaff(async (token) => {
    if (token) headers.set('authorization', `Bearer ${token}`);
    return readBody(await client.request(url, init));
  });
  if (method.toUpperCase() !== 'GET') clearCursors();
  return response;
};
