/** Compiled texts of the site, by locale. Made by build/split-catalogues.ts. */
declare module 'virtual:server-texts' {
  import type { Locale } from '@bigorna/domain/locales';
  import type { Messages } from '#shared/i18n/messages.ts';

  export const SERVER_TEXTS: Readonly<Record<Locale, Messages>>;
}
