import { Skeleton } from '@mui/material';
import { Suspense } from 'react';
import { lazyView } from '#shared/loading/lazy-view.ts';

const MarkdownBody = lazyView(() => import('./markdown-body.tsx').then((m) => m.MarkdownBody));

/** Sanitized Markdown as visitors see it, with lower heading levels. Lazy-loads the renderer. */
export const Markdown = ({ text }: { text: string }) => (
  <Suspense fallback={<Skeleton variant="text" />}>
    <MarkdownBody text={text} />
  </Suspense>
);
