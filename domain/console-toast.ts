import type { SuccessCode } from './errors/codes.ts';

/**
 * Key in sessionStorage, which other tabs do not share. The site stores a toast here before it navigates to the
 * console, a separate application. The console shows the toast.
 */
export const CONSOLE_TOAST_KEY = 'consoleToast';

/** Toasts that the site may store. */
export const CONSOLE_TOASTS = ['login_done'] as const satisfies readonly SuccessCode[];
export type ConsoleToast = (typeof CONSOLE_TOASTS)[number];
