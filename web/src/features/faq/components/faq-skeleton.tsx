const ROWS = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

/** Questions on their way, as high as a window: nothing of what follows them moves within it. */
export const FaqSkeleton = () => (
  <div className="faq-list min-h-screen content-start" aria-hidden="true">
    {ROWS.map((row) => (
      <div key={row} className="skeleton h-14" />
    ))}
  </div>
);
