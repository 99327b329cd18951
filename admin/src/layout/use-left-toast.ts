import { CONSOLE_TOAST_KEY, CONSOLE_TOASTS } from '@bigorna/domain/console-toast';
import { useEffect, useEffectEvent } from 'react';
import { useNotify } from 'react-admin';
import { z } from 'zod';
import { domainText } from '../i18n/domain-text.ts';

const leftToast = z.enum(CONSOLE_TOASTS).nullable().catch(null);

/** Shows what the site had to say when it gave way to the console. */
export const useLeftToast = (): void => {
  const notify = useNotify();
  const show = useEffectEvent(async () => {
    const code = leftToast.parse(sessionStorage.getItem(CONSOLE_TOAST_KEY));
    if (!code) return;
    sessionStorage.removeItem(CONSOLE_TOAST_KEY);
    notify(await domainText(code), { type: 'success' });
  });
  useEffect(() => {
    void show();
  }, []);
};
