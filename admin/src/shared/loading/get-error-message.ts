import { HttpError, type TranslateFunction } from 'react-admin';

/** The API's message in the reader's language. Without a response, the text that the server did not respond. */
export const getErrorMessage = (error: unknown, translate: TranslateFunction): string =>
  error instanceof HttpError ? error.message : translate('console.error.offline');
