import type { Origin } from '../assessment/meter-state.ts';

/** A sentence when the marks shown are not simply the visitor's own. */
export function originText(origin: Origin): string | undefined {
  switch (origin.kind) {
    case 'own':
      return undefined;
    case 'link': {
      const what = origin.isProposal
        ? 'This is what Card Lab read in your text.'
        : `You ${origin.isChanged ? 'have changed' : 'are looking at'} a shared result.`;
      if (origin.isChanged) return `${what} It is not kept yet.`;
      return `${what} ${origin.stored ? 'Your own answers are safe.' : 'Start your own, or keep this one.'}`;
    }
    case 'elsewhere':
      return 'Your answers were changed in another tab.';
    case 'unreadable':
      return 'We could not read this link. Your own answers have not changed.';
    case 'newer':
      return 'This link was made by a newer version of the meter. Your own answers have not changed.';
  }
}
