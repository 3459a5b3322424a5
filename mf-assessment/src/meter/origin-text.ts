import type { Origin } from '../assessment/meter-state.ts';

/** A sentence when the marks shown are not simply the visitor's own. */
export function originText(origin: Origin): string | undefined {
  switch (origin.kind) {
    case 'own':
      return undefined;
    case 'link':
      if (origin.isProposal)
        return origin.stored
          ? 'This is what Card Lab read in your text. Your own answers are safe.'
          : 'This is what Card Lab read in your text. It becomes yours as soon as you change something.';
      return origin.stored
        ? 'These are the marks of a link. Yours are kept as they were.'
        : 'These are the marks of a link. They become yours as soon as you change one.';
    case 'unreadable':
      return 'This link holds no marks that can be read; yours are as they were.';
    case 'newer':
      return 'This link was made by a newer version of the meter; your marks are as they were.';
  }
}
