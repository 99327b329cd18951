import studio from './studio.svg';

/** The anvil in front of a camera, on the 64 × 40 grid. The recording light blinks, except with reduced motion. */
export const StudioScene = () => (
  <div className="scene" aria-hidden="true">
    <img src={studio} alt="" width={640} height={400} fetchPriority="high" />
    <svg viewBox="0 0 64 40" shapeRendering="crispEdges" aria-hidden="true">
      <path className="fire" fill="#ff6b5e" d="M4 17h1v1h-1z" />
    </svg>
  </div>
);
