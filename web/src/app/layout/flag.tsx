import type { Locale } from '@bigorna/domain/locales';

interface Rect {
  fill: string;
  /** `x y width height` on a grid of 12 × 8. */
  at: readonly [number, number, number, number];
}

const rect = (fill: string, ...at: Rect['at']): Rect => ({ fill, at });
const stripes = (fills: readonly string[]): Rect[] => fills.map((fill, row) => rect(fill, 0, row, 12, 1));

const RED = '#c8202f';
const WHITE = '#f7f3ee';
const BLUE = '#1f3f94';
const YELLOW = '#f5c531';
const GREEN = '#128a45';

/** Drawn as SVG: many systems have no flag characters. */
const FLAGS: Readonly<Record<Locale, readonly Rect[]>> = {
  'pt-BR': [
    rect(GREEN, 0, 0, 12, 8),
    rect(YELLOW, 5, 1, 2, 6),
    rect(YELLOW, 3, 2, 6, 4),
    rect(YELLOW, 1, 3, 10, 2),
    rect(BLUE, 5, 3, 2, 2),
  ],
  'pt-PT': [rect(GREEN, 0, 0, 5, 8), rect(RED, 5, 0, 7, 8), rect(YELLOW, 4, 3, 2, 2)],
  'en-US': [
    ...stripes([RED, WHITE, RED, WHITE, RED, WHITE, RED, WHITE]),
    rect(BLUE, 0, 0, 5, 4),
    rect(WHITE, 1, 1, 1, 1),
    rect(WHITE, 3, 2, 1, 1),
  ],
  'es-ES': [rect(RED, 0, 0, 12, 8), rect(YELLOW, 0, 2, 12, 4), rect(RED, 3, 3, 1, 2)],
  'fr-FR': [rect(BLUE, 0, 0, 4, 8), rect(WHITE, 4, 0, 4, 8), rect(RED, 8, 0, 4, 8)],
  'zh-CN': [
    rect(RED, 0, 0, 12, 8),
    rect(YELLOW, 2, 1, 1, 3),
    rect(YELLOW, 1, 2, 3, 1),
    rect(YELLOW, 5, 1, 1, 1),
    rect(YELLOW, 5, 3, 1, 1),
  ],
};

/** Decorative flag of a language's country. The name beside it is the label. */
export const Flag = ({ locale }: { locale: Locale }) => (
  <svg aria-hidden="true" className="flag" viewBox="0 0 12 8" width={24} height={16} shapeRendering="crispEdges">
    {FLAGS[locale].map(({ fill, at: [x, y, width, height] }) => (
      <rect key={`${fill} ${x} ${y}`} fill={fill} x={x} y={y} width={width} height={height} />
    ))}
  </svg>
);
