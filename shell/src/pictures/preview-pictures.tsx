import { text } from 'node:stream/consumers';
import { languages } from '@agile-languages/shared/content';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { LanguagePicture } from './language-picture.tsx';
import { SitePicture } from './site-picture.tsx';

/** The pictures for link previews as SVG in the kit's tokens, by name: one for the site, one per Language by its id. */
export async function previewPictures(brand: string): Promise<Record<string, string>> {
  const pictures: Record<string, string> = { site: await drawn(<SitePicture brand={brand} />) };
  for (const language of languages)
    pictures[language.id] = await drawn(<LanguagePicture brand={brand} language={language} />);
  return pictures;
}

const drawn = async (picture: ReactNode) => text((await prerenderToNodeStream(picture)).prelude);
