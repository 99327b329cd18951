export const DownloadSkeleton = () => (
  <div className="wrap download-page" aria-hidden="true">
    <div className="mod-head">
      <div className="mod-picture skeleton" />
      <div className="mod-title">
        <div className="skeleton h-11 w-2/3" />
      </div>
      <div className="mod-summary">
        <div className="skeleton h-6" />
      </div>
    </div>
    <div className="forge-count" />
    <div className="skeleton h-48" />
  </div>
);
