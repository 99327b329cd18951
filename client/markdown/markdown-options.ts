import rehypeSanitize, { defaultSchema, type Options as Schema } from 'rehype-sanitize';
import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';
import type { PluggableList } from 'unified';
import { rehypeInnerLinks } from './rehype-inner-links.ts';
import { rehypeLowerHeadings } from './rehype-lower-headings.ts';
import { remarkEscapeTags } from './remark-escape-tags.ts';
import { remarkLimitWork } from './remark-limit-work.ts';

/** Attributes of all elements. GitHub's list also allows widths, keys and the order of focus. */
const COMMON_ATTRIBUTES = [
  'align',
  'alt',
  'checked',
  'colSpan',
  'dir',
  'id',
  'lang',
  'open',
  'rowSpan',
  'start',
  'title',
];
/** GitHub's list allows these two, whose `srcset` can name any picture. */
const OTHER_PICTURES = ['picture', 'source'];

/** GitHub's rules, without what pages do not need. */
const createSchema = (prefix: string): Schema => ({
  ...defaultSchema,
  tagNames: defaultSchema.tagNames?.filter((name) => !OTHER_PICTURES.includes(name)),
  attributes: { ...defaultSchema.attributes, '*': COMMON_ATTRIBUTES },
  clobberPrefix: prefix,
});

/** Plugins that parse the HTML in a text, from `parse-html.ts`. */
export type ParseHtml = PluggableList;

/**
 * Options of react-markdown for texts of authors and staff: GitHub's tables and lists, ids of headings, and sanitized
 * HTML. What is no Markdown and no HTML is shown as it was typed.
 *
 * @param prefix from `getIdPrefix`
 * @param parseHtml may be missing only for texts without HTML
 */
export const createMarkdownOptions = (prefix: string, parseHtml: ParseHtml = []) => ({
  remarkPlugins: [remarkGfm, remarkLimitWork, remarkEscapeTags] satisfies PluggableList,
  remarkRehypeOptions: {
    // The sanitizer adds the prefix.
    clobberPrefix: '',
    // A heading would be English in all languages.
    footnoteLabel: '* * *',
    footnoteLabelTagName: 'div',
    footnoteLabelProperties: { align: 'center' },
  },
  rehypePlugins: [
    ...parseHtml,
    rehypeSlug,
    [rehypeSanitize, createSchema(prefix)],
    [rehypeInnerLinks, prefix],
    rehypeLowerHeadings,
  ] satisfies PluggableList,
});
