import { proseOf } from './is-english.ts';

/** Frequent words of each language that Card Lab knows by name, without those that English has too. */
const smallWords: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
  Object.entries({
    German:
      'der die das und nicht ist ein eine mit wenn ich den auf wird werden dass sich oder für muss als kann können kunde kunden benutzer möchte',
    French:
      'le les des une est pas pour que je et dans sur avec du qui sont vous être doit veux peut mes paie facture factures',
    Spanish: 'el los las para una por como del se que con su debe puede cuando en es más',
    Italian: 'il che per non una della sono gli con del nel deve può quando è di le più',
    Portuguese: 'não uma para com os do da dos por quando deve em um ao são mais pode onde está minha',
    Dutch: 'het een van de niet wordt met voor zijn dat en ik moet worden deze bij naar kan',
    Polish: 'nie jest się na że jako aby dla oraz przez lub może być ze po chcę gdy musi',
    Turkish: 've bir bu için ile olarak değil veya da gibi daha olan çok kadar ne her sonra olmalı',
    Swedish: 'och att det som är inte en för på av ska med den till jag när om har',
    'Danish or Norwegian': 'og at det som er ikke en til på af av skal med den jeg når om har så',
    Czech: 'jako chci abych pro není nebo kde když mám při musí jsem se na je že',
    Slovak: 'ako chcem aby som sa na je že pre nie alebo keď môže pri musí',
    Romanian: 'ca vreau să este pentru nu din cu sau când trebuie care fi la pe ar unde',
    Hungarian: 'hogy és nem az egy van vagy mert ha meg ki mikor kell csak majd szeretném',
    Finnish: 'ja on ei että jotta haluan kun tai ole olla myös ovat eikä se jos mutta',
    Russian: 'как что чтобы для если когда должен это хочу',
    Ukrainian: 'як що щоб для або якщо коли має це від хочу',
  }).map(([name, words]) => [name, new Set(words.split(' '))]),
);

/** Scripts of one language; kana before the signs that Japanese shares with Chinese. */
const scripts: readonly (readonly [name: string, letters: RegExp])[] = [
  ['Japanese', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['Chinese', /\p{Script=Han}/u],
  ['Korean', /\p{Script=Hangul}/u],
  ['Greek', /\p{Script=Greek}{3}/u],
  ['Hebrew', /\p{Script=Hebrew}/u],
];

export function languageIn(source: string): string | undefined {
  const words = proseOf(source);
  const counts = Object.entries(smallWords).map(([name, small]) => ({
    name,
    count: words.filter((word) => small.has(word)).length,
  }));
  const most = counts.reduce((best, next) => (next.count > best.count ? next : best));
  return most.count > 1 ? most.name : scripts.find(([, letters]) => letters.test(source))?.[0];
}
