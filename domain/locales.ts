/** The six languages of the portal and how one is chosen. */
export const LOCALES = ['pt-BR', 'pt-PT', 'en-US', 'es-ES', 'fr-FR', 'zh-CN'] as const;
export type Locale = (typeof LOCALES)[number];
export const FALLBACK_LOCALE = 'pt-BR' satisfies Locale;

export interface LocaleOption {
  code: Locale;
  name: string;
  nativeName: string;
  flag: string;
  region: 'americas' | 'europe' | 'asia';
}

/** The picker's options, in its order. */
export const LOCALE_OPTIONS: readonly LocaleOption[] = [
  { code: 'pt-BR', name: 'Portuguese (Brazil)', nativeName: 'Português (Brasil)', flag: '🇧🇷', region: 'americas' },
  { code: 'en-US', name: 'English (United States)', nativeName: 'English (US)', flag: '🇺🇸', region: 'americas' },
  { code: 'pt-PT', name: 'Portuguese (Portugal)', nativeName: 'Português (Portugal)', flag: '🇵🇹', region: 'europe' },
  { code: 'es-ES', name: 'Spanish (Spain)', nativeName: 'Español (España)', flag: '🇪🇸', region: 'europe' },
  { code: 'fr-FR', name: 'French (France)', nativeName: 'Français (France)', flag: '🇫🇷', region: 'europe' },
  { code: 'zh-CN', name: 'Chinese (Simplified)', nativeName: '简体中文', flag: '🇨🇳', region: 'asia' },
];

/** Which language a browser's prefix leads to; pt-PT is never chosen automatically (specification section 5). */
const BY_PREFIX: ReadonlyMap<string, Locale> = new Map([
  ['pt', 'pt-BR'],
  ['en', 'en-US'],
  ['es', 'es-ES'],
  ['fr', 'fr-FR'],
  ['zh', 'zh-CN'],
]);

export const isLocale = (text: string): text is Locale => LOCALES.some((locale) => locale === text);

/**
 * The portal's language for a browser language tag such as `en-GB`; anything unknown gives pt-BR.
 */
export const localeForBrowser = (tag: string | null | undefined): Locale => {
  const prefix = (tag ?? '').trim().toLowerCase().split(/[-_]/, 1)[0] ?? '';
  return BY_PREFIX.get(prefix) ?? FALLBACK_LOCALE;
};

/**
 * The language of an answer, from an Accept-Language header: an exact language of ours first, else by prefix.
 *
 * The header's entries are tried by falling weight (RFC 9110, 12.5.4); an entry that leads nowhere is passed over.
 */
export const localeForHeader = (header: string | null | undefined): Locale => {
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
