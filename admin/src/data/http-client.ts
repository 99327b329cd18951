import { ApiError } from '@bigorna/client/api-error';
import { withFreshFactor } from '@bigorna/client/fresh-factor';
import { withTimeout } from '@bigorna/client/with-timeout';
import { HttpError, type Options } from 'react-admin';
import { getDomainText } from '../i18n/get-domain-text.ts';
import { i18nProvider } from '../i18n/i18n-provider.ts';
import { getCurrentToken } from '../session/firebase-session.ts';
import { handleAuthError } from '../session/handle-auth-error.ts';
import { client } from './client.ts';
import { clearCursors } from './list-cursors.ts';

const isWrite = ({ method = 'GET' }: Options): boolean => method.toUpperCase() !== 'GET';

const getOfflineText = (): string => i18nProvider.translate('console.error.offline');

/** Message for a response of a proxy in front of the API. Such a response has no message for users. */
const getUnavailableText = (): Promise<string> => getDomainText('unavailable').catch(getOfflineText);

/** Converts an API error to react-admin's, with message and field errors. */
const toHttpError = async ({ status, code, message, errors }: ApiError): Promise<HttpError> => {
  if (message === '') return new HttpError(await getUnavailableText(), status);
  const fields = Object.fromEntries(errors.map((error) => [error.path, error.message]));
  return new HttpError(message, status, { success: false, code, message, errors: fields });
};

/**
 * Handles authentication errors of a failed call, and returns an error with the API's message. Without a response, or
 * after a timeout, the error has the console's own message. Returns an abort by the console unchanged.
 */
export const handleFailure = async (error: unknown): Promise<unknown> => {
  if (error instanceof DOMException && error.name === 'AbortError') return error;
  if (!(error instanceof ApiError) || error.status === 0) return new Error(getOfflineText(), { cause: error });
  const httpError = await toHttpError(error);
  await handleAuthError(httpError);
  return httpError;
};

const readBody = async (response: Response) => {
  const body = await withTimeout(response.text());
  return { status: response.status, headers: response.headers, body, json: body === '' ? undefined : JSON.parse(body) };
};

/**
 * react-admin's `fetchJson` on the API client, with a fresh bearer token and the current language. Errors have the
 * API's message. A timeout is an error too. If the API requires a recently proved second factor, asks the user to prove
 * it.
 */
export const httpClient = async (url: string, { method = 'GET', body, signal, ...options }: Options = {}) => {
  const headers = new Headers(options.headers);
  headers.set('accept', 'application/json');
  if (body) headers.set('content-type', 'application/json');
  const init = { method, headers, ...(body ? { body } : {}), ...(signal ? { signal } : {}) };
  const send = async () => {
    const token = await getCurrentToken();
    if (token) headers.set('authorization', `Bearer ${token}`);
    return readBody(await client.request(url, init));
  };
  try {
    const response = await withFreshFactor(send);
    if (isWrite({ method })) clearCursors();
    return response;
  } catch (error) {
    throw await handleFailure(error);
  }
};
