const ROWS = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

/** Questions on their way. */
export const FaqSkeleton = () => (
  <div className="faq-list" aria-hidden="true">
    {ROWS.map((row) => (
      <div key={row} className="skeleton h-14" />
    ))}
  </div>
);
