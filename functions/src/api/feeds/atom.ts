import { BRAND } from '@bigorna/domain/brand';
import { FEED_TYPES } from '@bigorna/domain/site-addresses';
import { element, toXmlDocument, type XmlPart } from '../xml.ts';
import type { Feed, FeedFrame, FeedItem } from './feed.ts';

const text = (name: string, content: string): XmlPart => element(name, { type: 'text' }, content);

const toEntry = (item: FeedItem): XmlPart =>
  element(
    'entry',
    { 'xml:lang': item.language },
    element('id', {}, item.id),
    text('title', item.title),
    element('link', { rel: 'alternate', type: 'text/html', href: item.url }),
    element('published', {}, item.published),
    element('updated', {}, item.updated),
    element('author', {}, element('name', {}, item.author.name), element('uri', {}, item.author.url)),
    ...item.tags.map((term) => element('category', { term })),
    item.summary === undefined ? undefined : text('summary', item.summary),
    item.content === undefined ? undefined : text('content', item.content),
  );

/** Writes a feed as Atom (RFC 4287). */
export const toAtom = (feed: Feed, { origin, self }: FeedFrame): string =>
  toXmlDocument(
    element(
      'feed',
      { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': feed.language },
      element('id', {}, feed.id),
      text('title', feed.title),
      element('updated', {}, feed.updated),
      element('link', { rel: 'self', type: FEED_TYPES.atom, href: self }),
      element('link', { rel: 'alternate', type: 'text/html', href: feed.page }),
      element('author', {}, element('name', {}, BRAND.name), element('uri', {}, origin)),
      element('icon', {}, `${origin}/icons/192.png`),
      ...feed.items.map(toEntry),
    ),
  );
