import { LOCALE_OPTIONS, type Locale } from '@bigorna/domain/locales';
import { FOREIGN_WORDS } from './foreign-words.ts';
import { readMessages } from './messages.ts';
import type { PageText } from './page-texts.ts';

/** Content of a page that the site does not translate. */
interface Content {
  /** Texts of staff and members in the API responses, as one string. */
  content: string;
  /** Names of people and files, in no language. */
  names: readonly string[];
  /** Mod titles, ignored in attributes: an attribute cannot mark a part of its text with another language. */
  titles: readonly string[];
}

/** Allowed in every locale: pickers show languages by native name. */
const LANGUAGE_NAMES = new Set(LOCALE_OPTIONS.map(({ nativeName }) => nativeName));
const NAMESPACES = new Set(Object.keys(readMessages('pt-BR')).map((id) => id.split('.')[0]));
const KEY = /^([a-z]+)(?:\.[a-zA-Z]\w*)+$|^[a-z]+(?:_[a-z]+)+$/;

const isRawKey = (text: string): boolean => {
  const [whole, namespace] = KEY.exec(text) ?? [];
  return whole !== undefined && (namespace === undefined || NAMESPACES.has(namespace));
};

const splitWords = (text: string): string[] => text.match(/\p{L}{2,}/gu) ?? [];

/** Replaces each part of a text by a space. */
export const removeParts = (text: string, parts: readonly string[]): string =>
  parts.reduce((rest, part) => rest.replaceAll(part, ' '), text);

const findFaults = (
  { text, lang, attribute }: PageText,
  locale: Locale,
  { content, names, titles }: Content,
): string[] => {
  if (isRawKey(text)) return ['raw key'];
  if (lang !== locale) {
    if (LANGUAGE_NAMES.has(text)) return [];
    const unknown = splitWords(text).filter((word) => !content.includes(word));
    return unknown.length > 0 ? [`marked as “${lang}” but not content: ${unknown.join(', ')}`] : [];
  }
  const words = FOREIGN_WORDS[locale](removeParts(text, attribute === null ? names : [...titles, ...names]));
  return words.length > 0 ? [`not ${locale}: ${words.join(', ')}`] : [];
};

/** Finds texts in the wrong language. Each fault names the text and its element. */
export const findLanguageFaults = (texts: readonly PageText[], locale: Locale, content: Content): string[] =>
  texts.flatMap((shown) =>
    findFaults(shown, locale, content).map(
      (fault) => `${shown.attribute ?? ''} ${shown.where} “${shown.text}”: ${fault}`,
    ),
  );
