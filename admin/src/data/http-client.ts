import { withTimeout } from '@bigorna/client/with-timeout';
import type { Options } from 'react-admin';
import { client } from './client.ts';
import { sendAsStaff } from './send-as-staff.ts';

/** Reads a JSON body. A body that takes too long is an error. */
export const readBody = async (response: Response) => {
  const body = await withTimeout(response.text());
  return { status: response.status, headers: response.headers, body, json: body === '' ? undefined : JSON.parse(body) };
};

/** react-admin's `fetchJson` on the API client, for reads of react-admin's own lists and records. */
export const httpClient = (url: string, { signal, ...options }: Options = {}) => {
  const headers = new Headers(options.headers);
  return sendAsStaff(async (token) => {
    if (token) headers.set('authorization', `Bearer ${token}`);
    return readBody(await client.request(url, { headers, ...(signal ? { signal } : {}) }));
  });
};
