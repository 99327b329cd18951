import { readStorage, removeStorage } from '@bigorna/client/storage';
import { CONSOLE_TOAST_KEY, CONSOLE_TOASTS } from '@bigorna/domain/console-toast';
import { useEffect, useEffectEvent } from 'react';
import { useNotify } from 'react-admin';
import { z } from 'zod';
import { getDomainText } from '#shared/i18n/get-domain-text.ts';

const toastSchema = z.enum(CONSOLE_TOASTS).nullable().catch(null);

/** Shows the toast that the site stored before it opened the console. */
export const useStoredToast = (): void => {
  const notify = useNotify();
  const show = useEffectEvent(async () => {
    const code = toastSchema.parse(readStorage(CONSOLE_TOAST_KEY, 'sessionStorage'));
    if (!code) return;
    removeStorage(CONSOLE_TOAST_KEY, 'sessionStorage');
    notify(await getDomainText(code), { type: 'success' });
  });
  useEffect(() => {
    void show();
  }, []);
};
