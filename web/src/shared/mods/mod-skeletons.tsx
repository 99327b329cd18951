const range = (count: number): number[] => Array.from({ length: count }, (_item, index) => index);

export const CardSkeleton = () => (
  <div className="card" aria-hidden="true">
    <div className="card-picture skeleton" />
    <div className="card-body">
      <div className="skeleton h-6 w-3/4" />
      <div className="skeleton h-4 w-1/3" />
      <div className="skeleton h-9" />
      <div className="skeleton h-7 w-1/2" />
      <div className="skeleton h-5 w-2/3" />
      <div className="skeleton h-4 w-1/2" />
    </div>
  </div>
);

export const CardSkeletons = ({ count, wide = false }: { count: number; wide?: boolean }) => (
  <div className={wide ? 'card-grid card-grid-wide' : 'card-grid'}>
    {range(count).map((key) => (
      <CardSkeleton key={key} />
    ))}
  </div>
);

export const LineSkeletons = ({ count }: { count: number }) => (
  <div className="line-list" aria-hidden="true">
    {range(count).map((key) => (
      <div key={key} className="line">
        <div className="line-picture skeleton" />
        <div className="grid gap-2">
          <div className="skeleton h-6 w-1/3" />
          <div className="skeleton h-5 w-4/5" />
          <div className="skeleton h-7 w-1/2" />
        </div>
      </div>
    ))}
  </div>
);
