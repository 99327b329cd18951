/** The brand's anvil as pixel art. */
export const Anvil = ({ width = 34 }: { width?: number }) => (
  <svg viewBox="0 0 16 14" width={width} height={(width * 14) / 16} shapeRendering="crispEdges" aria-hidden="true">
    <path
      fill="#2a1a10"
      d="M3 1h12v1h-12zM0 2h3v1h-3zM14 2h1v2h-1zM0 3h1v2h-1zM13 4h1v1h-1zM1 5h3v1h-3zM12 5h1v1h-1zM4 6h2v1h-2zM10 6h2v1h-2zM6 7h1v2h-1zM9 7h1v2h-1zM5 9h1v1h-1zM10 9h1v1h-1zM3 10h2v1h-2zM11 10h2v1h-2zM2 11h1v2h-1zM13 11h1v2h-1zM2 13h12v1h-12z"
    />
    <path fill="#ffd9a8" d="M3 2h11v1h-11zM1 3h3v1h-3zM1 4h1v1h-1zM3 11h1v1h-1z" />
    <path
      fill="#ff8a2b"
      d="M4 3h10v1h-10zM2 4h11v1h-11zM4 5h8v1h-8zM6 6h4v1h-4zM7 7h2v2h-2zM6 9h4v1h-4zM5 10h5v1h-5zM4 11h8v1h-8zM3 12h2v1h-2z"
    />
    <path fill="#c75b12" d="M10 10h1v1h-1zM12 11h1v1h-1zM5 12h8v1h-8z" />
  </svg>
);
