import type { Locale } from './locales.ts';

/** The word to type before an account is deleted, one a language. Source: decisions, "Conflicts, decided". */
export const DELETION_WORDS: Readonly<Record<Locale, string>> = {
  'pt-BR': 'DELETAR',
  'pt-PT': 'ELIMINAR',
  'en-US': 'DELETE',
  'es-ES': 'ELIMINAR',
  'fr-FR': 'SUPPRIMER',
  'zh-CN': '删除',
};

/** Without case, accents and the spaces around. */
const plain = (text: string): string => text.trim().normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether a text is the language's word, whatever its case and accents. */
export const isDeletionWord = (locale: Locale, text: string): boolean => plain(text) === plain(DELETION_WORDS[locale]);
