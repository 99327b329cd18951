import { type ComponentType, lazy, Suspense } from 'react';
import type { MarkdownProps } from './markdown-text.tsx';

const MarkdownText = lazy(async (): Promise<{ default: ComponentType<MarkdownProps> }> => {
  try {
    return { default: (await import('./markdown-text.tsx')).MarkdownText };
  } catch {
    // If the parser fails to load, the text is shown as plain text.
    return { default: ({ children }) => <p className="whitespace-pre-line">{children}</p> };
  }
});

/** Characters per line; height of a line and of a paragraph's margin, in rem. */
const LINE_CHARACTERS = 80;
const LINE_REM = 1.45;
const PARAGRAPH_REM = 0.9;

/** Estimated height of a text, which limits layout shift. */
const estimateHeight = (text: string): number =>
  text
    .split(/\n+/)
    .filter(Boolean)
    .reduce((sum, line) => sum + Math.ceil(line.length / LINE_CHARACTERS) * LINE_REM + PARAGRAPH_REM, 0);

/** Renders sanitized Markdown. The parser loads with the first text. */
export const Markdown = ({ children, ...marks }: MarkdownProps) => (
  <Suspense
    fallback={<div className="skeleton" style={{ height: `${estimateHeight(children)}rem` }} aria-hidden="true" />}
  >
    <MarkdownText {...marks}>{children}</MarkdownText>
  </Suspense>
);
