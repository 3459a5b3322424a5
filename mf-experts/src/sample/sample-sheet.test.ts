import { readCard } from '@agile-languages/shared/formats';
import { expect, test } from 'vitest';
import { cardAsText } from './sample-sheet.tsx';

test('card as text: what was struck out and the notes are left out, further lines stay', () => {
  const card = 'role: a ~user~ ^subscriber^\n! Who pays?\nsteps: 1 Check\n2 Write';

  expect(cardAsText(readCard(card))).toBe('role: a subscriber\nsteps: 1 Check\n2 Write');
});
