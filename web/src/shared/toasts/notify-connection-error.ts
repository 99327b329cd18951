import { loadTexts } from '@bigorna/domain/errors/texts/load';
import { languages } from '#shared/i18n/locale-store.ts';
import { notify } from './notify.ts';

/** Shows one toast for any number of failed loads. If its own texts fail to load, it shows nothing. */
export const notifyConnectionError = async (): Promise<void> => {
  const texts = await loadTexts(languages.getCurrent().locale).catch(() => undefined);
  if (texts) notify({ type: 'error', id: 'connection', title: texts.connection_error });
};
