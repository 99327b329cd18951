import { fold } from './fold.ts';
import type { Locale } from './locales.ts';

/** The word that confirms the deletion of an account, by language (R085). */
export const DELETION_WORDS: Readonly<Record<Locale, string>> = {
  'pt-BR': 'DELETAR',
  'pt-PT': 'ELIMINAR',
  'en-US': 'DELETE',
  'es-ES': 'ELIMINAR',
  'fr-FR': 'SUPPRIMER',
  'zh-CN': '删除',
};

/** Whether a text is the deletion word of a locale. Ignores case, accents and surrounding spaces. */
export const isDeletionWord = (locale: Locale, text: string): boolean =>
  fold(text.trim()) === fold(DELETION_WORDS[locale]);
