import type { Texts } from '@bigorna/domain/errors/codes';
import type { Locale } from '@bigorna/domain/locales';

const TEXTS: Readonly<Record<Locale, () => Promise<{ texts: Texts }>>> = {
  'pt-BR': () => import('@bigorna/domain/errors/texts/pt-BR'),
  'pt-PT': () => import('@bigorna/domain/errors/texts/pt-PT'),
  'en-US': () => import('@bigorna/domain/errors/texts/en-US'),
  'es-ES': () => import('@bigorna/domain/errors/texts/es-ES'),
  'fr-FR': () => import('@bigorna/domain/errors/texts/fr-FR'),
  'zh-CN': () => import('@bigorna/domain/errors/texts/zh-CN'),
};

/** The portal's own texts in a language; they come when they are first needed. */
export const domainTexts = async (locale: Locale): Promise<Texts> => (await TEXTS[locale]()).texts;
