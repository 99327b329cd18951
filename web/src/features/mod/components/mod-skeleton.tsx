export const ModSkeleton = () => (
  <div className="wrap" aria-hidden="true">
    <div className="h-14" />
    <div className="mod-page">
      <div className="mod-head">
        <div className="mod-picture skeleton" />
        <div className="mod-title">
          <div className="skeleton h-11 w-2/3" />
          <div className="skeleton h-6 w-1/3" />
        </div>
        <div className="mod-summary">
          <div className="skeleton h-6" />
          <div className="skeleton h-7 w-1/2" />
        </div>
      </div>
      <div className="mod-side">
        <div className="skeleton h-14" />
        <div className="skeleton h-30 max-[56rem]:h-12" />
        <div className="panel skeleton h-60" />
      </div>
      <div className="mod-main">
        <div className="tabs mod-tabs h-14" />
        <div className="skeleton h-64" />
      </div>
    </div>
  </div>
);
