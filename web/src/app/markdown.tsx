import { type ComponentType, lazy, Suspense } from 'react';
import type { MarkdownProps } from './markdown-text.tsx';

const MarkdownText = lazy(async (): Promise<{ default: ComponentType<MarkdownProps> }> => {
  try {
    return { default: (await import('./markdown-text.tsx')).MarkdownText };
  } catch {
    // Without its parser a text is still to be read.
    return { default: ({ children }) => <p className="whitespace-pre-line">{children}</p> };
  }
});

/** Characters that fit into a line of prose, and a line's and a paragraph's share of the height, in rem. */
const LINE_CHARACTERS = 80;
const LINE_REM = 1.45;
const PARAGRAPH_REM = 0.9;

/** About how high a text will stand, so that what follows it hardly moves when it comes. */
const heightOf = (text: string): number =>
  text
    .split(/\n+/)
    .filter(Boolean)
    .reduce((sum, line) => sum + Math.ceil(line.length / LINE_CHARACTERS) * LINE_REM + PARAGRAPH_REM, 0);

/** A text in Markdown, sanitised; its parser is loaded on the first one. */
export const Markdown = ({ children, ...marks }: MarkdownProps) => (
  <Suspense fallback={<div className="skeleton" style={{ height: `${heightOf(children)}rem` }} aria-hidden="true" />}>
    <MarkdownText {...marks}>{children}</MarkdownText>
  </Suspense>
);
