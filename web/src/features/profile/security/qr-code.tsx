import { encode } from 'uqr';

/** Width of the empty border that QR scanners need, in modules. */
const BORDER = 4;

export const QrCode = ({ text, label }: { text: string; label: string }) => {
  const { data, size } = encode(text, { border: BORDER });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className="qr-code" shapeRendering="crispEdges">
      <path d={path} />
    </svg>
  );
};
