import { expect, test } from 'vitest';
import { qrCode } from '../tools/share/qr-code.ts';
import { packAnswers, packCard, readHanded } from './handed.ts';

const testText =
  'As a subscriber I pause my vegetable box for a holiday, so that no box spoils and no box is paid for. A pause begins with the next delivery that is not packed yet and ends on the day that I choose, at most eight weeks later. My reason is asked for, and I can leave it out. Thank you!!';
const testCard = { id: 'ab12', kind: 'story', text: testText } as const;

test('card: read back from the fragment of an address, also when it was encoded on the way', async () => {
  const code = await packCard(testCard);

  expect(await readHanded(`https://site.test/hand-over#card=${code}`)).toEqual({ name: 'card', ...testCard });
  expect(await readHanded(`#card%3D${code}`)).toEqual({ name: 'card', ...testCard });
});

test('answers: read back', async () => {
  const answers = ['Subscriber', 'pauses', '', 'Mon – Ü', '5', '6', '7', '8'];

  expect(await readHanded(`#answers=${await packAnswers({ id: 'ab12', answers })}`)).toEqual({
    name: 'answers',
    id: 'ab12',
    answers,
  });
});

test('longest card: fits into a code', async () => {
  expect(testText.length).toBeGreaterThan(270);
  expect(qrCode(`https://www.agile-languages.example/hand-over#card=${await packCard(testCard)}`)).toBeDefined();
});

test.each(['', '#card=', '#card=%%%', '#card=AAAA', '#answers=q1YqVrJSUkqpTE3MUYoFAA', '#meter=abc'])(
  'fragment %s: nothing was handed over',
  async (hash) => {
    expect(await readHanded(hash)).toBeUndefined();
  },
);
