import { lazy, Suspense } from 'react';

const MarkdownText = lazy(async () => ({ default: (await import('./markdown-text.tsx')).MarkdownText }));

/** A text in Markdown, sanitised; its parser is loaded on the first one. */
export const Markdown = ({ children }: { children: string }) => (
  <Suspense fallback={<div className="skeleton h-64" aria-hidden="true" />}>
    <MarkdownText>{children}</MarkdownText>
  </Suspense>
);
