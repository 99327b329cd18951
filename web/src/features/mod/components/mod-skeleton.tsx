/** A mod page to come, in its shape. */
export const ModSkeleton = () => (
  <div className="wrap" aria-hidden="true">
    <div className="mod-page">
      <div className="mod-head">
        <div className="mod-picture skeleton" />
        <div className="grid gap-3">
          <div className="skeleton h-11 w-2/3" />
          <div className="skeleton h-6" />
          <div className="skeleton h-7 w-1/2" />
        </div>
      </div>
      <div className="mod-main grid content-start gap-3">
        <div className="skeleton h-6 w-4/5" />
        <div className="skeleton h-6 w-3/5" />
        <div className="skeleton h-64" />
      </div>
      <div className="mod-side grid content-start gap-5">
        <div className="skeleton h-14" />
        <div className="skeleton h-60" />
      </div>
    </div>
  </div>
);
