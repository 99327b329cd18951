import { isOwnPicture } from '@bigorna/domain/own-picture';
import type { ReactNode } from 'react';
import ReactMarkdown, { type Components } from 'react-markdown';
import rehypeSanitize from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import { rehypeMarks } from './rehype-marks.ts';

/** The page has its own h1 and section headings: a text's headings start below them, whichever it starts with. */
const components: Components = {
  h1: ({ children }) => <h3>{children}</h3>,
  h2: ({ children }) => <h3>{children}</h3>,
  h3: ({ children }) => <h3>{children}</h3>,
  a: ({ href, children }) => (
    <a href={href} rel="noopener nofollow ugc" className="text-link underline">
      {children}
    </a>
  ),
  img: ({ src, alt = '' }) => (isOwnPicture(src) ? <img src={src} alt={alt} loading="lazy" decoding="async" /> : alt),
  table: ({ children }: { children?: ReactNode }) => (
    <div className="overflow-x-auto">
      <table>{children}</table>
    </div>
  ),
};

export interface MarkdownProps {
  children: string;
  /** Words to stand out, as `wordsOf` gives them. */
  marked?: readonly string[];
}

/** Markdown with GitHub's tables and lists; no raw HTML, of pictures the portal's own (others' words stand in their place), and nothing but marks is added to what the sanitiser left. */
export const MarkdownText = ({ children, marked = [] }: MarkdownProps) => (
  <div className="prose">
    <ReactMarkdown
      remarkPlugins={[remarkGfm]}
      rehypePlugins={[rehypeSanitize, [rehypeMarks, marked]]}
      components={components}
    >
      {children}
    </ReactMarkdown>
  </div>
);
