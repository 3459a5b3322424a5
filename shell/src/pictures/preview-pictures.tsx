import { text } from 'node:stream/consumers';
import { Box, paint, SpecimenCard, specimenSize, Words } from '@agile-languages/shared/art';
import { languages } from '@agile-languages/shared/content';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { LanguagePicture } from './language-picture.tsx';
import { MarkRow, PictureFrame } from './picture-frame.tsx';

const card = specimenSize('user-story');

export async function previewPictures(brand: string): Promise<Record<string, string>> {
  const pictures: Record<string, string> = { site: await drawn(<SitePicture brand={brand} />) };
  for (const language of languages)
    pictures[language.id] = await drawn(<LanguagePicture brand={brand} language={language} />);
  return pictures;
}

const drawn = async (picture: ReactNode) => text((await prerenderToNodeStream(picture)).prelude);

function SitePicture({ brand }: { brand: string }) {
  const dot = <tspan fill={paint('proof')}>·</tspan>;
  return (
    <PictureFrame brand={brand} margin="1">
      <text x={114} y={248} fontFamily="var(--head)" fontSize={122} fontWeight={800}>
        com{dot}mu{dot}ni{dot}cate
      </text>
      <Words x={120} y={352} font="head" size={46} weight={600}>
        Say it so that
      </Words>
      <Box x={334} y={372} w={136} h={54} fill="marker" />
      <Words x={120} y={412} font="head" size={46} weight={600}>
        it can be built.
      </Words>
      <Words x={120} y={474} size={27} ink="ink-soft">
        Nine Languages for teams
      </Words>
      <Words x={120} y={508} size={27} ink="ink-soft">
        who make digital products
      </Words>
      <MarkRow />
      <svg
        aria-hidden
        x={640}
        y={296}
        width={500}
        height={(500 * card.height) / card.width}
        viewBox={`0 0 ${card.width} ${card.height}`}
      >
        <SpecimenCard kind="user-story" pen />
      </svg>
    </PictureFrame>
  );
}
