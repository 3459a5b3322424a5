import { Viewer } from '@agile-languages/shared/ui';
import type { DrawingName } from '../drawings/drawing-sets.ts';
import { Picture } from '../drawings/picture.tsx';

/** Its code is fetched at the first click. */
export function ScreenViewer({ label, samples, index, onIndex }: ScreenViewerProps) {
  return (
    <Viewer
      label={label}
      pictures={samples.map(({ image }) => <Picture key={image} name={image} />)}
      index={index}
      onIndex={onIndex}
      onClose={() => onIndex(undefined)}
    />
  );
}

export interface ScreenSample {
  image: DrawingName;
  caption: string;
}

interface ScreenViewerProps {
  label: string;
  samples: readonly ScreenSample[];
  /** `undefined` while closed. */
  index: number | undefined;
  onIndex: (index: number | undefined) => void;
}
