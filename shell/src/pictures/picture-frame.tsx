import { Box, MarkAt, paint, Rule, Words } from '@agile-languages/shared/art';
import { type LanguageKey, languages } from '@agile-languages/shared/content';
import type { ReactNode } from 'react';

const step = 52;

const pictureSize = { width: 1200, height: 630 };

export function PictureFrame({ brand, margin, children }: PictureFrameProps) {
  const { width, height } = pictureSize;
  return (
    <svg
      aria-hidden
      xmlns="http://www.w3.org/2000/svg"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fontFamily="var(--text)"
      fill={paint('ink')}
    >
      <Box x={0} y={0} w={width} h={height} fill="paper" />
      <Rule x={0} y={104} w={width} />
      <Rule x={92} y={0} h={height} ink="proof" thick={2} />
      <MarkAt language="product" x={120} y={34} size={38} />
      <Words x={170} y={63} font="head" size={30} weight={700}>
        {brand}
      </Words>
      <Words x={72} y={172} font="head" size={30} weight={600} ink="proof" anchor="end">
        {margin}
      </Words>
      {children}
    </svg>
  );
}

export function MarkRow({ chosen }: { chosen?: LanguageKey }) {
  return languages.map(({ key }, index) => (
    <g key={key}>
      {key === chosen ? <Box x={112 + index * step} y={558} w={48} h={48} fill="marker" /> : null}
      <MarkAt language={key} x={120 + index * step} y={566} size={32} />
    </g>
  ));
}

interface PictureFrameProps {
  brand: string;
  margin: string;
  children: ReactNode;
}
