import { z } from 'zod';
import { REASON_MAX, REASON_MIN } from '../limits.ts';
import type { Locale } from '../locales.ts';
import { timestamp } from './common.ts';

/** A text in any of the locales; pt-BR is required. */
export const translated = z.object({
  'pt-BR': z.string(),
  'pt-PT': z.string().optional(),
  'en-US': z.string().optional(),
  'es-ES': z.string().optional(),
  'fr-FR': z.string().optional(),
  'zh-CN': z.string().optional(),
  // The compiler requires a key per locale, because zod would drop the texts of a missing locale.
} satisfies Record<Locale, z.ZodType>);

/** A translated text. Parses a plain string, the old format, as pt-BR. */
export const translatedOrLegacy = z.union([
  translated,
  z
    .string()
    .transform((text) => ({ 'pt-BR': text }))
    .pipe(translated),
]);

/** Time of the last change by staff. Defaults to 1970 for older documents without it. */
export const updated_at = timestamp.default(new Date(0));

/** The reason of a staff action, for the log. */
export const staffReason = z
  .string({ error: 'required' })
  .trim()
  .min(REASON_MIN, { error: 'too_short' })
  .max(REASON_MAX, { error: 'too_long' });
