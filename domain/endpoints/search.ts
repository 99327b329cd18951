import { z } from 'zod';
import { category, count } from '../entities/common.ts';
import { SEARCH_TEXT_MAX, SUGGESTIONS_MAX } from '../limits.ts';
import { endpoint } from './endpoint.ts';
import { modCard, modRelease } from './mods.ts';

/** A row of the search box's suggestions that leads to a mod. */
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
  /** Shown names of authors, with how many mods each has. */
  authors: z.array(z.object({ name: z.string(), mods: count })).max(SUGGESTIONS_MAX.authors),
  /** Where most of the text's hits are. */
  categories: z.array(z.object({ category, mods: count })).max(SUGGESTIONS_MAX.categories),
});
export type Suggestions = z.infer<typeof suggestions>;

/** What a file's hash leads to. */
export const fileOwner = z.object({ mod: modCard, release: modRelease });
export type FileOwner = z.infer<typeof fileOwner>;

/** A SHA-256 or SHA-512, in small letters or capitals. */
const fileHash = z
  .string()
  .toLowerCase()
  .regex(/^(?:[0-9a-f]{64}|[0-9a-f]{128})$/);

export const searchEndpoints = {
  suggest: endpoint({
    method: 'get',
    path: '/search/suggest',
    summary: 'Titles, authors and categories for what is being typed',
    access: 'public',
    service: 'catalogue',
    dialect: 'envelope',
    sharedCacheSeconds: 60,
    query: z.strictObject({
      q: z
        .string({ error: 'required' })
        .trim()
        .min(1, { error: 'required' })
        .max(SEARCH_TEXT_MAX, { error: 'too_long' }),
    }),
    answer: suggestions,
    errors: ['too_many_requests'],
  }),
  findFile: endpoint({
    method: 'get',
    path: '/files/{hash}',
    summary: 'The mod and release that a file’s SHA-256 or SHA-512 belongs to',
    access: 'public',
    service: 'catalogue',
    dialect: 'envelope',
    sharedCacheSeconds: 5,
    params: z.object({ hash: fileHash }),
    answer: fileOwner,
    errors: ['file_not_found', 'too_many_requests'],
  }),
};
