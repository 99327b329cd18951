import type { Html, Parents, Root } from 'mdast';
import { defaultSchema } from 'rehype-sanitize';
import { visit } from 'unist-util-visit';

/** Older tags that authors still type. The sanitizer drops them, but for `center`; their content stays. */
const OLDER = ['abbr', 'big', 'center', 'figcaption', 'figure', 'font', 'mark', 'small', 'u'];
/** Tags that authors may type. */
const KNOWN = new Set([...(defaultSchema.tagNames ?? []), ...OLDER].filter((name) => name !== 'input'));
const WITHOUT_END = new Set(['br', 'hr', 'img', 'source']);
/** Tags whose end is optional, and the tags that they need around them. */
const PARENTS = new Map<string, readonly string[]>([
  ['li', ['ul', 'ol']],
  ['dt', ['dl']],
  ['dd', ['dl']],
  ['rp', ['ruby']],
  ['rt', ['ruby']],
  ...['tr', 'td', 'th', 'thead', 'tbody', 'tfoot'].map((name): [string, string[]] => [name, ['table']]),
]);
/** Tags that the parser of HTML opens again in each new paragraph until they end. */
const FORMATTING = new Set(['a', 'b', 'big', 'code', 'em', 'font', 'i', 's', 'small', 'strike', 'strong', 'tt', 'u']);
/** Open tags at one place. More of them would make a page too large, or overflow the stack of parser and React. */
const MAX_OPEN = 50;
const MAX_OPEN_FORMATTING = 8;

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
  /** Whether the tag is a paragraph, and HTML also without an end. */
  isParagraph: boolean;
}

/** A `<p>` within a line may be a placeholder. */
const isParagraph = (html: string, index: number, text: string, isBlock: boolean): boolean =>
  /^<p\s/i.test(text) || (/^<p>/i.test(text) && isBlock && /^[\n>]?$/.test(html.charAt(index - 1)));

const readTokens = (html: string, isBlock: boolean): Token[] =>
  [...html.matchAll(TOKEN)].map(({ 0: text, groups, index }) => ({
    text,
    name: groups?.name?.toLowerCase() ?? '',
    isEnd: groups?.end === '/',
    isParagraph: isParagraph(html, index, text, isBlock),
  }));

/** Finds the start of each end. A start without an end gets none: in `/tp <a> <b>`, both words are placeholders. */
const pairTags = (tokens: readonly Token[]): ReadonlyMap<Token, Token> => {
  const pairs = new Map<Token, Token>();
  const open: Token[] = [];
  /** Number of open tags by name, so that an end without a start needs no search. */
  const counts = new Map<string, number>();
  for (const token of tokens) {
    const count = counts.get(token.name) ?? 0;
    if (!token.isEnd) {
      open.push(token);
      counts.set(token.name, count + 1);
    } else if (count > 0) {
      const closed = open.splice(open.findLastIndex(({ name }) => name === token.name));
      for (const { name } of closed) counts.set(name, (counts.get(name) ?? 0) - 1);
      const [start] = closed;
      if (start) pairs.set(start, token).set(token, start);
    }
  }
  return pairs;
};

/**
 * The tags that are HTML: known tags, and only with start and end where HTML demands both, and within the tags that
 * they need around them.
 */
const findHtmlTags = (tokens: readonly Token[]): ReadonlySet<Token> => {
  const known = tokens.filter(({ name }) => KNOWN.has(name));
  const pairs = pairTags(known);
  const tags = new Set<Token>();
  const open: Token[] = [];
  for (const token of known) {
    const { name, isEnd } = token;
    const pair = pairs.get(token);
    const parents = PARENTS.get(name);
    if (WITHOUT_END.has(name)) tags.add(token);
    else if (parents) {
      if (open.some((tag) => parents.includes(tag.name))) tags.add(token);
    } else if (isEnd) {
      if (pair && tags.has(pair)) {
        open.pop();
        tags.add(token);
      }
    } else if (!pair) {
      if (token.isParagraph) tags.add(token);
    } else {
      const formatting = FORMATTING.has(name) ? open.filter((tag) => FORMATTING.has(tag.name)).length : 0;
      if (open.length >= MAX_OPEN || formatting >= MAX_OPEN_FORMATTING) continue;
      open.push(token);
      tags.add(token);
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
    if (!parent || index === undefined) return;
    const tokens = readTokens(node.value, BLOCK_PARENTS.includes(parent.type));
    found.push({ node, parent, index, tokens });
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
