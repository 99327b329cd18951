import { useIsHydrated } from '../use-is-hydrated.ts';
import forge from './forge.svg';

interface Spark {
  x: number;
  y: number;
  color: string;
  /** Duration of one rise, and delay before the first rise, in seconds. */
  life: number;
  wait: number;
  /** Horizontal drift over one rise, in grid pixels. */
  drift: number;
}

const COLORS = ['#ffd25e', '#ff8a2b', '#ffb35c'];
const SPARK_COUNT = 22;

/** Deterministic pseudo-random number in [0, 1) by the golden ratio, so that every render is the same. */
const scatter = (index: number, salt: number): number => (index * 0.618034 + Math.sin(index * salt) * 0.31 + 1) % 1;

/** Sparks above the anvil. */
const SPARKS: readonly Spark[] = Array.from({ length: SPARK_COUNT }, (_spark, index) => ({
  x: 21 + Math.floor(scatter(index, 3.7) * 30),
  y: 1 + Math.floor(scatter(index, 8.3) * 9),
  color: COLORS[index % COLORS.length] ?? '#ffd25e',
  life: 3 + scatter(index, 1.9) * 3,
  wait: -scatter(index, 5.1) * 6,
  drift: Math.round(scatter(index, 2.3) * 6) - 3,
}));

/** Only in the browser: the site's policy forbids the style attributes that a server would write. */
const Sparks = () =>
  useIsHydrated() &&
  SPARKS.map(({ x, y, color, life, wait, drift }) => (
    <rect
      key={`${x}-${y}-${wait}`}
      className="spark"
      x={x}
      y={y}
      width="1"
      height="1"
      fill={color}
      style={{ '--life': `${life}s`, '--wait': `${wait}s`, '--drift': `${drift}px` }}
    />
  ));

/** The forge at night, 64 × 40 pixels, with rising sparks. Reduced motion stops them. */
export const ForgeScene = () => (
  <div className="scene" aria-hidden="true">
    <img src={forge} alt="" width={640} height={400} fetchPriority="high" />
    <svg viewBox="0 0 64 40" shapeRendering="crispEdges" aria-hidden="true">
      <Sparks />
      <path className="fire" fill="#ffd25e" d="M10 28h1v2h-1zM13 28h1v1h-1zM11 26h1v1h-1z" />
    </svg>
  </div>
);
