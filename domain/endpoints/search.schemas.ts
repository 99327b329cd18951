import { z } from 'zod';
import { category, count, createInputSchema } from '../entities/common.ts';
import { SEARCH_TEXT_MAX, SUGGESTIONS_MAX } from '../limits.ts';
import type { SchemaTable } from './endpoint.schemas.ts';
import { modCard, modRelease } from './mods.schemas.ts';
import type { searchEndpoints } from './search.ts';

export const modSuggestion = modCard.pick({
  id: true,
  slug: true,
  title: true,
  language: true,
  author: true,
  content_type: true,
  thumbnail_url: true,
});

export const suggestions = z.object({
  mods: z.array(modSuggestion).max(SUGGESTIONS_MAX.mods),
  /** Author names with their number of mods. */
  authors: z.array(z.object({ name: z.string(), mods: count })).max(SUGGESTIONS_MAX.authors),
  /** Categories with the most hits, at most one, with their number of hits. */
  categories: z.array(z.object({ category, mods: count })).max(SUGGESTIONS_MAX.categories),
});
export type Suggestions = z.infer<typeof suggestions>;

/** The mod and release of a file hash. */
export const fileOwner = z.object({ mod: modCard, release: modRelease });
export type FileOwner = z.infer<typeof fileOwner>;

/** A SHA-256 or SHA-512 in hexadecimal, in any case. */
const fileHash = z
  .string()
  .toLowerCase()
  .regex(/^(?:[0-9a-f]{64}|[0-9a-f]{128})$/);

export const searchSchemas = {
  suggest: {
    summary: 'Suggest titles, authors and categories while typing',
    query: z.strictObject({ q: createInputSchema(SEARCH_TEXT_MAX) }),
    response: suggestions,
  },
  findFile: {
    summary: 'Find the mod and release of a file by its SHA-256 or SHA-512',
    params: z.object({ hash: fileHash }),
    response: fileOwner,
    errors: ['file_not_found'],
  },
} satisfies SchemaTable<typeof searchEndpoints>;
