import { z } from 'zod';

const authors = z.array(z.strictObject({ name: z.string().min(1), url: z.url() })).min(1);
const date = z.iso.datetime();

const jsonFeed = z.strictObject({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: z.string().min(1),
  home_page_url: z.url(),
  feed_url: z.url(),
  icon: z.url(),
  favicon: z.url(),
  language: z.string().min(2),
  authors,
  items: z.array(
    z.strictObject({
      id: z.string().startsWith('tag:'),
      url: z.url(),
      title: z.string().min(1),
      content_text: z.string(),
      summary: z.string().optional(),
      image: z.url().optional(),
      date_published: date,
      date_modified: date,
      authors,
      tags: z.array(z.string()),
      language: z.string().min(2),
    }),
  ),
});
export type JsonFeed = z.infer<typeof jsonFeed>;

/**
 * Parses a feed with the fields of JSON Feed 1.1 that the portal uses.
 * @throws if a field is wrong, missing or unknown
 */
export const parseJsonFeed = (text: string): JsonFeed => jsonFeed.parse(JSON.parse(text));
