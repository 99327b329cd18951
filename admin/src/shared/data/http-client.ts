import { withTimeout } from '@bigorna/client/with-timeout';
import { type EndpointId, parseResponseData } from '@bigorna/domain/endpoints/index.schemas';
import type { Options } from 'react-admin';
import { client } from '#shared/api/client.ts';
import { sendAsStaff } from './send-as-staff.ts';

/** Reads a JSON body. A body that takes too long is an error. */
export const readBody = async (response: Response) => {
  const body = await withTimeout(response.text());
  return { status: response.status, headers: response.headers, body, json: body === '' ? undefined : JSON.parse(body) };
};

/** Creates react-admin's `fetchJson` for reads of one endpoint. Parses the response. */
export const createHttpClient =
  (id: EndpointId) =>
  (url: string, { signal, ...options }: Pick<Options, 'signal' | 'headers'> = {}) => {
    const headers = new Headers(options.headers);
    return sendAsStaff(async (token) => {
      if (token) headers.set('authorization', `Bearer ${token}`);
      const response = await readBody(await client.request(url, { headers, ...(signal ? { signal } : {}) }));
      return { ...response, json: parseResponseData(id, response.json) };
    });
  };
