import type { ReactNode } from 'react';

/** Enough lines to fill a window. */
const LINES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** Skeleton of a long list. */
export const HistorySkeleton = ({ children }: { children: ReactNode }) => (
  <div className="line-list" role="status">
    <span className="sr-only">{children}</span>
    {LINES.map((line) => (
      <div key={line} className="skeleton h-29" aria-hidden="true" />
    ))}
  </div>
);
