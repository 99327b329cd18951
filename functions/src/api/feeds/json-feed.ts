import { BRAND } from '@bigorna/domain/brand';
import type { Feed, FeedFrame, FeedItem } from './feed.ts';

const toItem = ({ id, url, title, language, summary, content, image, published, updated, author, tags }: FeedItem) => ({
  id,
  url,
  title,
  content_text: content ?? summary ?? '',
  summary,
  image,
  date_published: published,
  date_modified: updated,
  authors: [author],
  tags,
  language,
});

/** Writes a feed as JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/). */
export const toJsonFeed = ({ title, page, language, items }: Feed, { origin, self }: FeedFrame): string =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: page,
    feed_url: self,
    icon: `${origin}/icons/512.png`,
    favicon: `${origin}/icons/192.png`,
    language,
    authors: [{ name: BRAND.name, url: origin }],
    items: items.map(toItem),
  });
