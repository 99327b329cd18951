import { Skeleton } from '@mui/material';
import { Suspense } from 'react';
import { late } from '../layout/late.ts';

const MarkdownBody = late(() => import('./markdown-body.tsx').then((m) => m.MarkdownBody));

/** Markdown as visitors see it: sanitised, headings a step lower than the page's; its renderer is loaded on first use. */
export const Markdown = ({ text }: { text: string }) => (
  <Suspense fallback={<Skeleton variant="text" />}>
    <MarkdownBody text={text} />
  </Suspense>
);
