import { mayHaveHtml } from '@bigorna/client/markdown/may-have-html';
import { Skeleton } from '@mui/material';
import { Suspense } from 'react';
import { lazyView } from '#shared/loading/lazy-view.ts';

const MarkdownBody = lazyView(() => import('./markdown-body.tsx').then((m) => m.MarkdownBody));
const MarkdownWithHtml = lazyView(() => import('./markdown-with-html.tsx').then((m) => m.MarkdownWithHtml));

/** Loads the renderer before a text is shown. */
export const preloadMarkdown = MarkdownBody.preload;

/** Sanitized Markdown as visitors see it. Lazy-loads the renderer, and the parser of HTML if a text needs it. */
export const Markdown = ({ text }: { text: string }) => {
  const Body = mayHaveHtml(text) ? MarkdownWithHtml : MarkdownBody;
  return (
    <Suspense fallback={<Skeleton variant="text" />}>
      <Body text={text} />
    </Suspense>
  );
};
