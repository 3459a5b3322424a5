import type { ReactNode } from 'react';

/** One picture of `width` × `height` units that fills the width it is given. */
export function Drawing({ width, height, label, children }: DrawingProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      fontFamily="var(--text)"
      fontSize="14"
      fill="var(--ink)"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable="false"
    >
      {children}
    </svg>
  );
}

interface DrawingProps {
  width: number;
  height: number;
  /** Text for those who cannot see the picture. Default: none, the picture is decoration. */
  label?: string;
  children: ReactNode;
}
