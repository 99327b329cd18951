import type { ReactNode } from 'react';

const LINES = ['first', 'second', 'third'];

/** Skeleton of the history: three lines. */
export const HistorySkeleton = ({ children }: { children: ReactNode }) => (
  <div className="line-list" role="status">
    <span className="sr-only">{children}</span>
    {LINES.map((line) => (
      <div key={line} className="skeleton h-29" aria-hidden="true" />
    ))}
  </div>
);
