import { z } from 'zod';
import { moment } from './common.ts';

/** One text in the six languages; pt-BR is always there. */
export const translated = z.object({
  'pt-BR': z.string(),
  'pt-PT': z.string().optional(),
  'en-US': z.string().optional(),
  'es-ES': z.string().optional(),
  'fr-FR': z.string().optional(),
  'zh-CN': z.string().optional(),
});

/** A text that was in Portuguese alone before it was translated: a plain string is read as that. */
export const translatedSince = z.union([
  translated,
  z
    .string()
    .transform((text) => ({ 'pt-BR': text }))
    .pipe(translated),
]);

/** When staff last changed a document; those from before it was noted are older than all. */
export const updated_at = moment.default(new Date(0));
