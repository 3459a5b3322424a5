import { Viewer } from '@agile-languages/shared/ui';
import { Picture } from '../drawings/picture.tsx';
import type { ScreenSample } from './screen-row.tsx';

/** Shows one screen of a row large. Its code is fetched at the first click. */
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

interface ScreenViewerProps {
  label: string;
  samples: readonly ScreenSample[];
  /** Which screen is shown, from 0; `undefined` while closed. */
  index: number | undefined;
  onIndex: (index: number | undefined) => void;
}
