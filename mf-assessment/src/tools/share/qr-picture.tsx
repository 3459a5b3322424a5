import type { ReactNode } from 'react';
import { qrCode } from './qr-code.ts';

export function QrPicture({ text, label, className, tooLong = null }: QrPictureProps) {
  const modules = qrCode(text);
  if (!modules) return tooLong;
  const size = modules.length + 8;
  const dark = modules.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x + 4} ${y + 4}h1v1h-1z`] : [])));
  return (
    <svg className={className} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} fill="#fff" />
      <path d={dark.join('')} fill="#10231f" />
    </svg>
  );
}

interface QrPictureProps {
  text: string;
  label: string;
  className: string | undefined;
  /** In place of a code too large to scan. */
  tooLong?: ReactNode;
}
