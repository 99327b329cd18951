import { loadTexts } from '#i18n/domain-texts.ts';
import { languages } from '#i18n/locale-store.ts';
import { notify } from './notify.ts';

/** Says in a toast that what was asked for did not come; without its words there is nothing to say: the page's own line stands. */
export const tellOfConnection = async (id: string): Promise<void> => {
  const texts = await loadTexts(languages.shown().locale).catch(() => undefined);
  if (texts) notify({ type: 'error', id, title: texts.connection_error });
};
