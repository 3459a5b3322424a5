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
        ? 'You are looking at a shared result. Your own answers are safe.'
        : 'You are looking at a shared result. It becomes yours as soon as you change something.';
    case 'unreadable':
      return 'We could not read this link. Your own answers have not changed.';
    case 'newer':
      return 'This link was made by a newer version of the meter. Your own answers have not changed.';
  }
}
