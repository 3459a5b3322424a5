import { encode } from 'uqr';
import styles from './sign-in.module.css';

/** A QR code. Who cannot scan it finds its content as text beside it. */
export function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { border: 0 });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" aria-hidden="true">
      <path d={squares.join('')} fill="currentColor" />
    </svg>
  );
}
