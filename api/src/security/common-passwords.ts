const commonWords = new Set(
  `abc abcd abcde abcdef abcdefg admin administrator adobe agile alex alexander america amanda andrea andrew angel
  anthony apple asdf asdfg asdfgh asdfghj asdfghjkl asd ashley azerty bailey barcelona baseball basketball batman
  beautiful biteme blink buster butterfly changeme charlie chelsea chocolate coach computer cookie daniel dragon
  donald eminem fall family flower football forever freedom friend friends george ginger google guest hannah harley
  hello hottie hunter iloveyou jackson jasmine jennifer jessica jesus jordan joseph justin killer language languages
  letmein liverpool login london love lovely lover loveme maggie manager marina martin master matrix matthew member
  mercedes merlin michael michelle monkey mustang mynoob naruto nicole ninja orange pass passw passwd password
  passwort pepper phone player pokemon princess purple qaz qazwsx qqww qwe qwer qwert qwerty qwertyu qwertyui
  qwertyuiop qweasd qweasdzxc ranger richard robert root samantha samsung scrum secret service shadow silver smokey
  soccer spring sparky starwars steelers student summer sunshine superman secret taylor test tester tigger thomas
  thunder trainer trustno user victoria welcome whatever william winter wsx xxx yankees zaq zxc zxcv zxcvb zxcvbn
  zxcvbnm`.split(/\s+/),
);

const lookalikes: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};

/**
 * A common word or an own name with digits around it, letters written as digits, a row of the keyboard, or a
 * repetition.
 */
export function isCommonPassword(password: string, ownNames: string[] = []): boolean {
  const plain = password.toLowerCase();
  const readAsLetters = plain.replace(/[013457@$]/g, (sign) => lookalikes[sign] ?? sign);
  const words = new Set([...commonWords, ...ownNames.flatMap(partsOf)]);
  return isSimple(plain) || [plain, readAsLetters].some((text) => words.has(onceOf(text)));
}

const fewLetters = 2;
const longPassword = 12;

const isSimple = (text: string) =>
  new Set(text).size <= 3 || (text.length < longPassword && onceOf(text).length <= fewLetters);

/** `abcabc` is `abc`. */
function onceOf(text: string): string {
  const letters = text.replace(/[^\p{L}]+/gu, '');
  return letters.replace(/^(.+?)\1+$/u, '$1');
}

/** `mary.major@example.com` has four parts. */
const partsOf = (name: string) =>
  name
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((part) => part.length >= 3);
