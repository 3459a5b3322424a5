import { languages } from '../content/languages.ts';
import { initialsOf, seedOf, stitchesOf } from '../formats/cross-stitch.ts';
import { Drawing, Words } from './primitives.tsx';
import { Box, Pen } from './strokes.tsx';

/** A person's initials over a cross-stitch pattern computed from the id. No faces. */
export function Portrait({ id, name }: PortraitProps) {
  const seed = seedOf(id);
  const colour = colours[seed % colours.length] ?? 'form';
  const stitches = stitchesOf(seed);
  const pathOf = (wanted: number) => stitches.flatMap(({ path, width }) => (width === wanted ? path : [])).join('');

  return (
    <Drawing width={160} height={160} label={`Initials of ${name}, demo profile`}>
      <Box x={0} y={0} w={160} h={160} fill={`${colour}-tint`} />
      <Pen d={pathOf(2)} ink={`${colour}-ink`} />
      <Pen d={pathOf(3.4)} ink={`${colour}-ink`} thick={3.4} />
      <Box x={30} y={50} w={100} h={60} fill={`${colour}-tint`} />
      <Words x={80} y={99} font="head" size={54} weight={650} anchor="middle" ink={`${colour}-ink`}>
        {initialsOf(name)}
      </Words>
    </Drawing>
  );
}

const colours = languages.map(({ key }) => key).filter((key) => key !== 'product' && key !== 'statement');

interface PortraitProps {
  id: string;
  /** Full name. */
  name: string;
}
