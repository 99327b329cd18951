import { CONSOLE_TOAST_KEY, type ConsoleToast } from '@bigorna/domain/console-toast';

/** Leaves a toast for the console to show, which this page is about to give way to. */
export const leaveToast = (toast: ConsoleToast): void => {
  try {
    sessionStorage.setItem(CONSOLE_TOAST_KEY, toast);
  } catch {
    // Storage may be refused; the console then begins without it.
  }
};
