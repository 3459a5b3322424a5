import type { ReactNode } from 'react';

/** What hydrates modules later finds it by its key. */
export function AreaPart({ module, children }: { module: string; children: ReactNode }) {
  return (
    <div className="part" data-module={module}>
      {children}
    </div>
  );
}
