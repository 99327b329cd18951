import type { Html, Parents, Root } from 'mdast';
import { defaultSchema } from 'rehype-sanitize';
import { visit } from 'unist-util-visit';

/** Tags that the sanitizer drops. Their content stays. */
const DROPPED = ['abbr', 'big', 'center', 'figcaption', 'figure', 'font', 'mark', 'small', 'u'];
/** Tags that authors may type. */
const KNOWN = new Set([...(defaultSchema.tagNames ?? []), ...DROPPED].filter((name) => name !== 'input'));
const WITHOUT_END = new Set(['br', 'hr', 'img', 'source']);
const WITH_OPTIONAL_END = new Set(['li', 'dt', 'dd', 'tr', 'td', 'th', 'thead', 'tbody', 'tfoot', 'rp', 'rt']);

const VALUE = /[^\s"'=<>`]+|'[^']*'|"[^"]*"/.source;
const ATTRIBUTE = `\\s+[a-z_:][\\w.:-]*(?:\\s*=\\s*(?:${VALUE}))?`;
/** A comment, a whole tag, or a lone bracket. */
const TOKEN = new RegExp(
  `<!--(?:-?>|[\\s\\S]*?-->)|<(?<end>/?)(?<name>[a-z][a-z0-9-]*)(?:${ATTRIBUTE})*\\s*/?>|<`,
  'gi',
);
/** Parents of HTML that is a block of its own. */
const BLOCK_PARENTS: readonly Parents['type'][] = ['root', 'blockquote', 'listItem', 'footnoteDefinition'];

interface Token {
  text: string;
  /** Name of the tag in lower case; '' for comments and lone brackets. */
  name: string;
  isEnd: boolean;
}

const readTokens = (html: string): Token[] =>
  [...html.matchAll(TOKEN)].map(({ 0: text, groups }) => ({
    text,
    name: groups?.name?.toLowerCase() ?? '',
    isEnd: groups?.end === '/',
  }));

/**
 * The tags that are HTML: known tags, and only with start and end where HTML demands both. In `/tp <a> <b>`, both words
 * are placeholders.
 */
const findHtmlTags = (tokens: readonly Token[]): ReadonlySet<Token> => {
  const tags = new Set<Token>();
  const starts = new Map<string, Token[]>();
  for (const token of tokens.filter(({ name }) => KNOWN.has(name))) {
    if (WITHOUT_END.has(token.name) || WITH_OPTIONAL_END.has(token.name)) tags.add(token);
    else {
      const open = starts.get(token.name) ?? [];
      const start = token.isEnd ? open.pop() : undefined;
      if (start) tags.add(start).add(token);
      if (!token.isEnd) starts.set(token.name, [...open, token]);
    }
  }
  return tags;
};

const toHtml = ({ text, name, isEnd }: Token): string => {
  if (name !== 'center') return text;
  return isEnd ? '</div>' : '<div align="center">';
};

const escapeTokens = (html: string, tokens: readonly Token[], tags: ReadonlySet<Token>): string => {
  const rest = tokens.values();
  return html.replace(TOKEN, (text) => {
    const { value: token } = rest.next();
    if (text.startsWith('<!--')) return '';
    return token && tags.has(token) ? toHtml(token) : text.replaceAll('<', '&lt;');
  });
};

/**
 * Escapes angle brackets that are no HTML, such as the placeholder in `/give <player>`, so that readers see them. Keeps
 * known tags, which must be parsed and sanitized afterwards, and removes comments.
 */
export const remarkEscapeTags = () => (tree: Root) => {
  const found: { node: Html; parent: Parents; index: number; tokens: Token[] }[] = [];
  visit(tree, 'html', (node, index, parent) => {
    if (parent && index !== undefined) found.push({ node, parent, index, tokens: readTokens(node.value) });
  });
  const tags = findHtmlTags(found.flatMap(({ tokens }) => tokens));
  for (const { node, parent, index, tokens } of found) {
    node.value = escapeTokens(node.value, tokens, tags);
    const isText = node.value.trim() !== '' && !tokens.some((token) => tags.has(token));
    if (!isText || !BLOCK_PARENTS.includes(parent.type)) continue;
    // A block without tags is a paragraph. Its line breaks are the author's, as in a code block.
    node.value = node.value.trim().replaceAll('\n', '<br>');
    parent.children[index] = { type: 'paragraph', children: [node] };
  }
};
