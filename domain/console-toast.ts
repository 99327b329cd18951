import type { SuccessCode } from './errors/codes.ts';

/**
 * Where the site leaves a toast that its page is left with before anybody could read it: the console, which is an
 * application of its own, shows it. In sessionStorage, so that only this tab's next page finds it.
 */
export const CONSOLE_TOAST_KEY = 'consoleToast';

/** What the site can leave there. */
export const CONSOLE_TOASTS = ['login_done'] as const satisfies readonly SuccessCode[];
export type ConsoleToast = (typeof CONSOLE_TOASTS)[number];
