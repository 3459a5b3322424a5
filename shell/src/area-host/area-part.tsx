import type { ReactNode } from 'react';

/** No box of its own; what hydrates modules later finds it by its key. */
export function AreaPart({ module, children }: { module: string; children: ReactNode }) {
  return (
    <div className="part" data-module={module}>
      {children}
    </div>
  );
}
