import { isHostedImage } from '@bigorna/domain/hosted-image';
import type { ReactNode } from 'react';
import ReactMarkdown, { type Components } from 'react-markdown';
import rehypeSanitize from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import { rehypeHighlightWords } from './rehype-highlight-words.ts';

/** A text's headings start below the page's h1 and section headings. */
const components: Components = {
  h1: ({ children }) => <h3>{children}</h3>,
  h2: ({ children }) => <h3>{children}</h3>,
  h3: ({ children }) => <h3>{children}</h3>,
  a: ({ href, children }) => (
    <a href={href} rel="noopener nofollow ugc" className="text-link underline">
      {children}
    </a>
  ),
  img: ({ src, alt = '' }) => (isHostedImage(src) ? <img src={src} alt={alt} loading="lazy" decoding="async" /> : alt),
  table: ({ children }: { children?: ReactNode }) => (
    <div className="overflow-x-auto contain-inline-size">
      <table>{children}</table>
    </div>
  ),
};

export interface MarkdownProps {
  children: string;
  /** Words to highlight, from `toSearchWords`. */
  marked?: readonly string[];
}

/**
 * Renders Markdown with GitHub's tables and lists, without raw HTML. Shows images that the portal hosts, and only the
 * alt text of all other images. After the sanitizer, only highlights are added.
 */
export const MarkdownText = ({ children, marked = [] }: MarkdownProps) => (
  <div className="prose">
    <ReactMarkdown
      remarkPlugins={[remarkGfm]}
      rehypePlugins={[rehypeSanitize, [rehypeHighlightWords, marked]]}
      components={components}
    >
      {children}
    </ReactMarkdown>
  </div>
);
