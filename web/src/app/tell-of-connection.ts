import { loadTexts } from '@bigorna/domain/errors/texts/load';
import { languages } from '#i18n/locale-store.ts';
import { notify } from './notify.ts';

/**
 * Says in a toast that what was asked for did not come, in one toast however much did not; without its words there is nothing
 * to say: the page's own line stands.
 */
export const tellOfConnection = async (): Promise<void> => {
  const texts = await loadTexts(languages.shown().locale).catch(() => undefined);
  if (texts) notify({ type: 'error', id: 'connection', title: texts.connection_error });
};
