import { getIdPrefix } from '@bigorna/client/markdown/id-prefix';
import { createMarkdownOptions, type ParseHtml } from '@bigorna/client/markdown/markdown-options';
import { isHostedImage } from '@bigorna/domain/hosted-image';
import { type ComponentProps, createElement, memo, type ReactNode, useMemo, useRef } from 'react';
import ReactMarkdown, { type Components, type ExtraProps } from 'react-markdown';
import { Link, useLocation } from 'react-router-dom';
import type { PluggableList } from 'unified';
import { useHashTarget } from '#shared/page/use-hash-target.ts';
import { rememberTree } from './parsed-texts.ts';
import { rehypeHighlightWords } from './rehype-highlight-words.ts';

interface InnerLinkProps {
  id: string | undefined;
  hash: string;
  children: ReactNode;
}

/** A link to a heading of the same text. Keeps the page's state in the URL. Without a heading, nothing moves. */
const InnerLink = ({ id, hash, children }: InnerLinkProps) => {
  const { pathname, search } = useLocation();
  return (
    <Link id={id} to={{ pathname, search, hash }} preventScrollReset className="text-link underline">
      {children}
    </Link>
  );
};

/**
 * A cell of a table, aligned by an attribute: the site's policy forbids style attributes in the markup of a server.
 */
const createCell =
  (name: 'td' | 'th') =>
  ({ node: _node, style, ...attributes }: ComponentProps<'td'> & ExtraProps) =>
    createElement(name, { ...attributes, ...(style?.textAlign && { align: style.textAlign }) });

const components: Components = {
  td: createCell('td'),
  th: createCell('th'),
  a: ({ id, href, children }) => {
    if (!href) return <span id={id}>{children}</span>;
    return href.startsWith('#') ? (
      <InnerLink id={id} hash={href}>
        {children}
      </InnerLink>
    ) : (
      <a id={id} href={href} rel="noopener nofollow ugc" className="text-link underline">
        {children}
      </a>
    );
  },
  img: ({ src, alt = '' }) => (isHostedImage(src) ? <img src={src} alt={alt} loading="lazy" decoding="async" /> : alt),
  table: ({ children }: { children?: ReactNode }) => (
    <div className="overflow-x-auto contain-inline-size">
      <table>{children}</table>
    </div>
  ),
};

const NO_WORDS: readonly string[] = [];

export interface MarkdownProps {
  children: string;
  /** Distinguishes the headings of texts on one page, such as the id of a release. */
  scope?: string;
  /** Words to highlight, from `toSearchWords`. */
  marked?: readonly string[];
}

interface MarkdownTextProps extends MarkdownProps {
  parseHtml?: ParseHtml;
}

/** Parses only when the text changes, not with every change of the URL. */
const Parsed = memo(({ children, scope = '', marked = NO_WORDS, parseHtml }: MarkdownTextProps) => {
  const options = useMemo(() => createMarkdownOptions(getIdPrefix(scope), parseHtml), [scope, parseHtml]);
  const rehypePlugins = [...options.rehypePlugins, [rehypeHighlightWords, marked]] satisfies PluggableList;
  const all = { ...options, rehypePlugins, components, children };
  if (import.meta.env.SSR)
    return rememberTree(JSON.stringify([children, scope, marked, parseHtml !== undefined]), () => ReactMarkdown(all));
  // A changed text is a new element: React cannot change texts that a browser has translated (`TextElement`).
  return <ReactMarkdown key={[children, ...marked].join('\n')} {...all} />;
});

/**
 * Renders Markdown. Shows images that the portal hosts, and only the alt text of all other images. After the sanitizer,
 * only links to headings and highlights change.
 */
export const MarkdownText = (props: MarkdownTextProps) => {
  const ref = useRef<HTMLDivElement>(null);
  useHashTarget({ ref, prefix: getIdPrefix(props.scope ?? '') });
  return (
    <div ref={ref} className="prose">
      <Parsed {...props} />
    </div>
  );
};
