import type { Root } from 'hast';
import rehypeRaw from 'rehype-raw';
import { visit } from 'unist-util-visit';
import type { ParseHtml } from './markdown-options.ts';

/** Makes the name of an anchor its id, as `<a name="faq">` is the older way to mark a place. */
const rehypeNamedAnchors = () => (tree: Root) =>
  visit(tree, 'element', ({ tagName, properties }) => {
    if (tagName === 'a') properties.id ??= properties.name;
  });

/** Parses the HTML in a Markdown text. As large as the Markdown parser, so only texts that need it load this file. */
export const PARSE_HTML: ParseHtml = [rehypeRaw, rehypeNamedAnchors];
