export const LOCALES = ['pt-BR', 'pt-PT', 'en-US', 'es-ES', 'fr-FR', 'zh-CN'] as const;
export type Locale = (typeof LOCALES)[number];
type TextsFor<List extends readonly Locale[]> = { readonly [Index in keyof List]: string };
/** One text per locale, in the order of LOCALES. */
export type TextsByLocale = TextsFor<typeof LOCALES>;
export const FALLBACK_LOCALE = 'pt-BR' satisfies Locale;

/** Languages of texts, without their region: readers of one region understand texts of another. */
export const LANGUAGES = ['pt', 'en', 'es', 'fr', 'zh'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The language of a locale; `pt` for an unknown locale. */
export const getLanguage = (locale: string): Language =>
  LANGUAGES.find((language) => locale.startsWith(language)) ?? 'pt';

export interface LocaleOption {
  code: Locale;
  name: string;
  nativeName: string;
  flag: string;
  region: 'americas' | 'europe' | 'asia';
}

/** Options of the language picker, in order. */
export const LOCALE_OPTIONS: readonly LocaleOption[] = [
  { code: 'pt-BR', name: 'Portuguese (Brazil)', nativeName: 'Português (Brasil)', flag: '🇧🇷', region: 'americas' },
  { code: 'en-US', name: 'English (United States)', nativeName: 'English (US)', flag: '🇺🇸', region: 'americas' },
  { code: 'pt-PT', name: 'Portuguese (Portugal)', nativeName: 'Português (Portugal)', flag: '🇵🇹', region: 'europe' },
  { code: 'es-ES', name: 'Spanish (Spain)', nativeName: 'Español (España)', flag: '🇪🇸', region: 'europe' },
  { code: 'fr-FR', name: 'French (France)', nativeName: 'Français (France)', flag: '🇫🇷', region: 'europe' },
  { code: 'zh-CN', name: 'Chinese (Simplified)', nativeName: '简体中文', flag: '🇨🇳', region: 'asia' },
];

/** The first locale of each language in LOCALES, by language prefix; so never pt-PT (R055). */
const BY_PREFIX = new Map(LOCALES.toReversed().map((locale) => [locale.split('-')[0] ?? '', locale]));

export const isLocale = (text: string): text is Locale => LOCALES.some((locale) => locale === text);

/** The locale for a browser language tag such as `en-GB`; pt-BR for unknown languages. */
export const matchBrowserLocale = (tag: string | null | undefined): Locale => {
  const prefix = (tag ?? '').trim().toLowerCase().split(/[-_]/, 1)[0] ?? '';
  return BY_PREFIX.get(prefix) ?? FALLBACK_LOCALE;
};

/**
 * The locale of a response, from the Accept-Language header (RFC 9110, section 12.5.4).
 *
 * Tries entries by descending weight: first an exact locale, then the prefix. Skips unknown languages.
 */
export const matchAcceptLanguage = (header: string | null | undefined): Locale => {
  const entries = (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((entry) => {
      const [tag = '', ...params] = entry.trim().split(';');
      const weight = params.map((param) => /^\s*q=([\d.]+)\s*$/.exec(param)?.[1]).find((value) => value !== undefined);
      return { tag: tag.trim(), weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .sort((a, b) => b.weight - a.weight);
  for (const { tag } of entries) {
    const exact = LOCALES.find((locale) => locale.toLowerCase() === tag.toLowerCase());
    if (exact) return exact;
    const prefix = tag.toLowerCase().split('-', 1)[0] ?? '';
    const mapped = BY_PREFIX.get(prefix);
    if (mapped) return mapped;
  }
  return FALLBACK_LOCALE;
};
