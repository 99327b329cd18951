const TILES = ['a', 'b', 'c'];

export const MediaKitSkeleton = () => (
  <div aria-hidden="true">
    <div className="hero kit-profile">
      <div className="wrap">
        <div className="grid gap-4">
          <div className="skeleton h-16 w-2/3" />
          <div className="skeleton h-8" />
          <div className="skeleton h-28" />
        </div>
        <div className="skeleton aspect-[64/40]" />
      </div>
    </div>
    <div className="wrap grid grid-cols-1 gap-14 pt-10 pb-18">
      <div className="kit-figures">
        {TILES.map((tile) => (
          <div key={tile} className="skeleton h-24" />
        ))}
      </div>
    </div>
  </div>
);
