import { encode } from 'uqr';
import css from './two-factor.module.css';

/** A QR code. Black on white in every theme, because not all cameras read inverted codes. */
export function QrPicture({ text, label }: { readonly text: string; readonly label: string }) {
  const { data, size } = encode(text, { ecc: 'L', border: 4 });
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges" className={css.qr}>
      <rect width={size} height={size} fill="white" />
      <path d={buildSquares(data)} fill="black" />
    </svg>
  );
}

function buildSquares(rows: readonly (readonly boolean[])[]): string {
  return rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
}
