import { Type } from 'typebox';
import { roles } from '../core/roles.ts';
import { exactly } from '../http/schemas.ts';
import { largestFile, PictureFault } from '../pictures/check-file.ts';
import type { Purpose } from '../pictures/picture-sizes.ts';
import { authorOf, type DeskCall, deskCall } from './desk-call.ts';
import type { DeskContext } from './desk-context.ts';
import { fileIn } from './file-in.ts';
import { DeskRefusal } from './refusal.ts';

/** Of the width or the height, as text. */
const percent = Type.String({ pattern: '^(\\d{1,2}|100)$' });

export function pictureCalls({ pictures }: DeskContext): DeskCall[] {
  const call = (name: string, purpose: Purpose): DeskCall =>
    deskCall({
      name: `pictures: ${name}`,
      method: 'POST',
      path: `/pictures/${purpose}`,
      roles,
      query: Type.Partial(exactly({ x: percent, y: percent })),
      takesFile: true,
      bodyLimit: largestFile,
      async run(request) {
        const { x, y } = request.query;
        const focus = x === undefined || y === undefined ? undefined : { x: Number(x), y: Number(y) };
        const { id, width, height, tint } = await pictures
          .add(fileIn(request, 'picture'), purpose, authorOf(request), focus)
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
