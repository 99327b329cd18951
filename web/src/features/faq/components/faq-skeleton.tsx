const ROWS = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

/** Skeleton of the FAQ. Fills the viewport, so that loading shifts nothing visible. */
export const FaqSkeleton = () => (
  <div className="faq-list min-h-screen content-start" aria-hidden="true">
    {ROWS.map((row) => (
      <div key={row} className="skeleton h-14" />
    ))}
  </div>
);
