import { type AccountSession, country } from '@bigorna/domain/entities/factors';

/** Browser, system and country from which a session was started. */
export type Device = Pick<AccountSession, 'browser' | 'system' | 'country'>;

/** The first match counts: most user agents also name other browsers, such as Safari in Chrome's. */
const BROWSER_MARKS: readonly (readonly [NonNullable<Device['browser']>, RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
];
const SYSTEM_MARKS: readonly (readonly [NonNullable<Device['system']>, RegExp])[] = [
  ['Android', /\bAndroid\b/],
  ['iOS', /\b(?:iPhone|iPad|iPod)\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac(?:intosh| OS X)\b/],
  ['Linux', /\bLinux\b/],
];

const findMark = <Name>(marks: readonly (readonly [Name, RegExp])[], text: string): Name | null =>
  marks.find(([, mark]) => mark.test(text))?.[0] ?? null;

/** App Engine's code of an unknown country. */
const UNKNOWN_COUNTRY = 'ZZ';

/** Prefers Hosting's header. Some requests have only the header that Google's frontend adds. */
const getCountry = (header: (name: string) => string | undefined): string | null => {
  const { data = UNKNOWN_COUNTRY } = country.safeParse(header('X-Country-Code') ?? header('X-AppEngine-Country'));
  return data === UNKNOWN_COUNTRY ? null : data;
};

/**
 * Describes the caller's device coarsely. The full user agent is not stored, because it identifies people.
 *
 * @param header returns a request header
 */
export const describeDevice = (header: (name: string) => string | undefined): Device => {
  const agent = header('User-Agent') ?? '';
  return {
    browser: findMark(BROWSER_MARKS, agent),
    system: findMark(SYSTEM_MARKS, agent),
    country: getCountry(header),
  };
};
