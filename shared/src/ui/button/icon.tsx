import type { ComponentType, SVGProps } from 'react';

/** An icon beside the text of a button or link. */
export function Icon({ icon: Drawing }: { icon: IconType }) {
  return <Drawing width="1.25em" height="1.25em" strokeWidth={1.75} aria-hidden={true} focusable={false} />;
}

/** One of the icons of the kit, or any component that draws an `svg`. */
export type IconType = ComponentType<SVGProps<SVGSVGElement>>;
