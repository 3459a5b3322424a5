import { expect, test } from 'vitest';
import { allTexts } from '../corpus/texts.ts';
import { isEnglish } from './is-english.ts';
import { languageIn } from './language-in.ts';

const languageOf = (source: string) => (isEnglish(source) ? 'English' : (languageIn(source) ?? ''));

test.each([
  [
    'German',
    'Als Abonnentin möchte ich Lieferungen pausieren, damit nichts verdirbt. Das Datum ist Pflicht und wird geprüft.',
  ],
  [
    'Turkish',
    'Abone olarak teslimatlarımı tatil için durdurmak istiyorum, böylece hiçbir kutu bozulmaz ve ödenmez. Müşteri bu haftaları gri olarak görür.',
  ],
  [
    'French',
    'En tant qu’abonné, je veux suspendre mes livraisons pour les vacances. La semaine est en gris et le client la voit.',
  ],
  ['Spanish', 'Como suscriptor quiero pausar mis entregas para las vacaciones, para que no se estropee ninguna caja.'],
  [
    'Polish',
    'Jako abonent chcę wstrzymać dostawy na czas urlopu, aby żadna skrzynka się nie zepsuła. Tydzień nie jest płatny.',
  ],
  ['', 'Как подписчик, я хочу приостановить доставку на время отпуска, чтобы ни одна коробка не испортилась.'],
  [
    '',
    'Tilaajana haluan keskeyttää toimitukseni loman ajaksi, jotta yksikään laatikko ei pilaannu eikä siitä makseta. Asiakas näkee keskeytetyt viikot harmaana. Lomakkeessa on alkupäivä ja loppupäivä, ja molemmat ovat pakollisia. Virheestä kerrotaan heti kun hän poistuu kentästä. Riippuvuudet ovat ensimmäinen tarina ja kolmas tarina, muita riippuvuuksia tällä tarinalla ei ole.',
  ],
  ['English', 'As a subscriber, I want to pause my deliveries, so that no box spoils.'],
  ['English', 'POST /boxes/{boxId}/pause { "fromDate": "2026-07-13" } 201 pauseId 409 already_paused'],
])('%s', (language, text) => {
  expect(languageOf(text)).toBe(language);
});

test('texts of the corpus: English, but for the four that are not', () => {
  const others = allTexts.map(({ id, source }) => [id, languageOf(source)]).filter(([, name]) => name !== 'English');

  expect(others).toEqual([
    ['Q15', 'Spanish'],
    ['S38', 'French'],
    ['P11', 'German'],
    ['A10', 'German'],
  ]);
});
