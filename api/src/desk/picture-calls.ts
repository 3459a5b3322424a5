import { roles } from '../core/roles.ts';
import { largestFile, PictureFault } from '../pictures/check-file.ts';
import type { Purpose } from '../pictures/picture-sizes.ts';
import { authorOf, type DeskCall } from './desk-call.ts';
import type { DeskContext } from './desk-context.ts';
import { fileIn } from './file-in.ts';
import { DeskRefusal } from './refusal.ts';

/** Each answers the id that a field of a record names. */
export function pictureCalls({ pictures }: DeskContext): DeskCall[] {
  const call = (name: string, purpose: Purpose): DeskCall => ({
    name: `pictures: ${name}`,
    method: 'POST',
    path: `/pictures/${purpose}`,
    roles,
    takesFile: true,
    bodyLimit: largestFile,
    async run(request) {
      const { id, width, height, tint } = await pictures
        .add(fileIn(request, 'picture'), purpose, authorOf(request))
        .catch(refuse);
      return { id, width, height, tint };
    },
  });

  return [call('bring in a photograph', 'photo'), call('bring in a logo', 'logo')];
}

function refuse(error: unknown): never {
  if (error instanceof PictureFault) throw new DeskRefusal(400, error.message);
  throw error;
}
