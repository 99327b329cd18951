import { LOCALE_OPTIONS, type Locale } from '@bigorna/domain/locales';
import { catalogueOf } from './catalogues.ts';
import { FOREIGN_WORDS } from './foreign-words.ts';
import type { ShownText } from './shown-texts.ts';

/** What a page's texts may be made of beside the site's own. */
interface Content {
  /** What staff and members wrote, as the portal answered it. */
  content: string;
  /** Names of people and files, which are in no language. */
  names: readonly string[];
  /** Names of mods: an attribute cannot say that a part of it is in another language. */
  titles: readonly string[];
}

/** A language is named in itself wherever it can be chosen. */
const LANGUAGE_NAMES = new Set(LOCALE_OPTIONS.map(({ nativeName }) => nativeName));
const NAMESPACES = new Set(Object.keys(catalogueOf('pt-BR')).map((id) => id.split('.')[0]));
const KEY = /^([a-z]+)(?:\.[a-zA-Z]\w*)+$|^[a-z]+(?:_[a-z]+)+$/;

const isRawKey = (text: string): boolean => {
  const [whole, namespace] = KEY.exec(text) ?? [];
  return whole !== undefined && (namespace === undefined || NAMESPACES.has(namespace));
};

const wordsOf = (text: string): string[] => text.match(/\p{L}{2,}/gu) ?? [];

const without = (text: string, parts: readonly string[]): string =>
  parts.reduce((rest, part) => rest.replaceAll(part, ' '), text);

const faultsOf = (
  { text, lang, attribute }: ShownText,
  locale: Locale,
  { content, names, titles }: Content,
): string[] => {
  if (isRawKey(text)) return ['raw key'];
  if (lang !== locale) {
    if (LANGUAGE_NAMES.has(text)) return [];
    const strangers = wordsOf(text).filter((word) => !content.includes(word));
    return strangers.length > 0 ? [`said to be in “${lang}” though no content: ${strangers.join(', ')}`] : [];
  }
  const words = FOREIGN_WORDS[locale](without(text, attribute === null ? names : [...titles, ...names]));
  return words.length > 0 ? [`not ${locale}: ${words.join(', ')}`] : [];
};

/** What is wrong with the language of a page's texts: each fault with the text and its place. */
export const languageFaults = (texts: readonly ShownText[], locale: Locale, content: Content): string[] =>
  texts.flatMap((shown) =>
    faultsOf(shown, locale, content).map(
      (fault) => `${shown.attribute ?? ''} ${shown.where} “${shown.text}”: ${fault}`,
    ),
  );
