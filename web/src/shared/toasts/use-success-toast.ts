import type { SuccessCode } from '@bigorna/domain/errors/codes';
import { useLoadedDomainText } from '#shared/i18n/locale-provider.tsx';
import { notify } from './notify.ts';

/** Returns a function that shows a success in the toast of an id. */
export const useSuccessToast = (id: string): ((title: SuccessCode) => Promise<void>) => {
  const loadedText = useLoadedDomainText();
  return async (title) => notify({ type: 'success', id, title: (await loadedText())(title) });
};
