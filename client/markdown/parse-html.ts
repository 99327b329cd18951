import rehypeRaw from 'rehype-raw';
import type { ParseHtml } from './markdown-options.ts';

/** Parses the HTML in a Markdown text. As large as the Markdown parser, so only texts that need it load this file. */
export const PARSE_HTML: ParseHtml = [rehypeRaw];
