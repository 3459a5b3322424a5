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
  ['German', 'Als Kunde möchte ich meine Rechnungen sehen.'],
  ['German', 'Als Leserin will ich Bücher reservieren.'],
  ['French', 'En tant que client, je veux voir mes factures.'],
  ['French', 'Le client peut payer en ligne.'],
  ['English', 'Müller & Söhne pay 20 EUR per box, 5 EUR per week.'],
  ['German', 'Der Kunde zahlt.'],
  ['German', 'Benutzer können zahlen.'],
  ['French', 'Un client paie sa facture.'],
  ['English', 'El Niño warnings are shown.'],
  ['English', 'Los Angeles café accepts cards.'],
  ['English', 'Van Gogh café accepts cards.'],
  ['English', 'Pour crème, then die café lights.'],
  ['English', 'Customer pays café latte by card, crème by cash.'],
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
  ['Portuguese', 'Como cliente quero ver onde está a minha encomenda, para saber quando preciso estar em casa.'],
  [
    'Danish or Norwegian',
    'Som kunde vil jeg se, hvor min pakke er, så jeg ikke skal blive hjemme hele dagen. Og kvitteringen er på mail.',
  ],
  ['Czech', 'Jako zákazník chci vidět, kde je můj balík, abych věděl, kdy mám být doma. Zpráva se pošle na e-mail.'],
  [
    'Slovak',
    'Ako zákazník chcem vidieť, kde je môj balík, aby som vedel, keď mám byť doma. Správa sa pošle na e-mail.',
  ],
  ['Romanian', 'Ca client vreau să văd unde este coletul meu, pentru a ști când trebuie să fiu acasă.'],
  ['Hungarian', 'Vásárlóként szeretném látni, hogy a csomagom mikor érkezik, és hogy ki hozza. Az idő nem pontos.'],
  [
    'Finnish',
    'Tilaajana haluan keskeyttää toimitukseni loman ajaksi, jotta yksikään laatikko ei pilaannu eikä siitä makseta. Asiakas näkee keskeytetyt viikot harmaana. Lomakkeessa on alkupäivä ja loppupäivä, ja molemmat ovat pakollisia.',
  ],
  ['Russian', 'Как подписчик, я хочу приостановить доставку на время отпуска, чтобы ни одна коробка не испортилась.'],
  ['Ukrainian', 'Як підписник, я хочу призупинити доставку на час відпустки, щоб жодна коробка не зіпсувалася.'],
  ['', 'Като клиент искам да виждам къде е пратката ми, за да зная кога да бъда вкъщи и да не чакам.'],
  ['Greek', 'Ως πελάτης θέλω να βλέπω πού είναι το δέμα μου, για να ξέρω πότε να είμαι στο σπίτι.'],
  ['', 'بصفتي عميلا أريد أن أرى مكان الطرد حتى أعرف متى أكون في البيت'],
  ['Japanese', '利用者として、予約した本がどの図書館にあるかを確認したい。そうすれば無駄足を踏まずに済む。'],
  ['Chinese', '作为读者，我想知道预订的书在哪个分馆，这样就不会白跑一趟。书会保留三天。过期以后，系统会发送邮件。'],
  ['Korean', '독자로서 예약한 책이 어느 지점에 있는지 보고 싶다. 그래야 헛걸음을 하지 않는다.'],
  [
    '',
    'Pelanggan ingin melihat lokasi paketnya agar tidak perlu menunggu di rumah sepanjang hari setiap kali memesan barang, sehingga waktunya tidak terbuang percuma. Kurir mengirim pesan satu jam sebelum sampai, lalu pelanggan memilih jadwal baru bila sedang bepergian jauh selama liburan panjang bersama keluarga besar.',
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
