import { failure } from '@bigorna/domain/endpoints/envelope';
import { fetchUtils, HttpError, type Options } from 'react-admin';
import { currentLocale } from '../i18n/i18n-provider.ts';
import { currentToken } from '../session/firebase-session.ts';

/** `fetchJson` with a fresh bearer and the reader's language; a failure shows the API's own text. */
export const httpClient = async (url: string, options: Options = {}) => {
  const token = await currentToken();
  const headers = new Headers(options.headers);
  headers.set('accept', 'application/json');
  headers.set('accept-language', currentLocale());
  try {
    return await fetchUtils.fetchJson(url, {
      ...options,
      headers,
      ...(token ? { user: { authenticated: true, token: `Bearer ${token}` } } : {}),
    });
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const said = failure.safeParse(error.body);
    if (!said.success) throw error;
    const fields = Object.fromEntries((said.data.errors ?? []).map(({ path, message }) => [path, message]));
    throw new HttpError(said.data.message, error.status, { ...said.data, errors: fields });
  }
};
