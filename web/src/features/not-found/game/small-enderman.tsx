/** An enderman of the field, 6 × 11 pixels. */
export const SmallEnderman = () => (
  <svg className="small-enderman" viewBox="0 0 6 11" shapeRendering="crispEdges" aria-hidden="true">
    <path fill="#3a3050" d="M1 0h4v3H1zM1 3h4v4H1zM0 3h1v5H0zM5 3h1v5H5zM1 7h1v4H1zM4 7h1v4H4z" />
    <path fill="#5a4a7c" d="M1 0h4v1H1zM1 3h1v4H1z" />
    <path fill="#f0b8ff" d="M1 1h1v1H1zM4 1h1v1H4z" />
    <path fill="#b99bff" d="M2 1h1v1H2z" />
  </svg>
);

/** What is left of one that was hit. */
export const Particles = () => (
  <svg className="small-enderman" viewBox="0 0 6 11" shapeRendering="crispEdges" aria-hidden="true">
    <path fill="#b99bff" d="M1 1h1v1H1zM4 0h1v1H4zM0 4h1v1H0zM5 5h1v1H5zM2 7h1v1H2zM4 9h1v1H4z" />
    <path fill="#e9a6ff" d="M3 2h1v1H3zM1 6h1v1H1zM3 5h1v1H3z" />
  </svg>
);
