import { decoded } from '../paths/decoded.ts';

/** Signs that show nothing; joiners, Hangul fillers and the empty Braille cell are among them, spaces are not. */
const unseen = /[\p{DI}\u2800\ufff9-\ufffb]|(?!\s)\p{Cc}/gu;

/**
 * The address that is meant by what a person has typed or pasted: without spaces around it, signs that show nothing, a name
 * before `<…>`, and `mailto:` with what follows its `?`. Capitals stay. Several addresses stay as they were typed.
 */
export function typedEmail(value: string): string {
  const text = seenText(value).normalize('NFC').trim();
  const words = text.toLowerCase().split(/[\s<>(),:;"]/);
  const addresses = new Set(words.filter((word) => word.slice(1, -1).includes('@')));
  // Of several, the one that is meant is unknown.
  if (addresses.size > 1) return text;
  const bracketed = text.match(/<[^<>]*>/g)?.find((part) => part.includes('@'));
  const inBrackets = bracketed?.slice(1, -1).trim() ?? text;
  const [, linked] = /^mailto:\/*([^?]*)/i.exec(inBrackets) ?? [];
  return linked === undefined ? inBrackets : decoded(linked).trim();
}

/**
 * What is wrong with an e-mail address, as a sentence; `undefined` when nothing is. Letters of every script are taken, also
 * before the @: whether a mail server can write to such an address is another question (`needsUtf8Mail`).
 *
 * @param email from `typedEmail`
 * @param otherwise the sentence for what does not look like an address at all
 */
export function emailFault(email: string, otherwise = 'This is no e-mail address.'): string | undefined {
  const at = email.lastIndexOf('@');
  const [local, domain] = [email.slice(0, Math.max(at, 0)), email.slice(at + 1)];
  const alike = lookAlikeFault(email);
  if (alike) return alike;
  if (!localPart.test(local) || !domain || email.length > 254) return otherwise;
  if (/^\.|\.\.|\.@|@\.|\.$/.test(email)) return 'A full stop of an e-mail address stands between two other signs.';
  if (!domain.includes('.')) return `After “@${domain}” an ending is missing, such as “.com”.`;
  return isHost(domain) ? undefined : otherwise;
}

/** Whether only a mail server with SMTPUTF8 can write to an address: it has a letter outside of ASCII before the @. */
export const needsUtf8Mail = (email: string): boolean => /[^ -~].*@/su.test(email);

const localPart = /^[^\s\p{Cc}@<>(),;:"“”„«»[\]\\]{1,64}$/u;

/** Put there by a keyboard or a page; some look like Latin letters. */
function lookAlikeFault(email: string): string | undefined {
  for (const sign of email) {
    const plain = plainSign(sign);
    if (plain !== sign) return `“${sign}” looks like “${plain}” and is another sign. Type “${plain}” in its place.`;
  }
  for (const word of email.split(/[^\p{L}\p{M}]+/u))
    for (const { name, letter } of /\p{sc=Latn}/u.test(word) ? alphabets : []) {
      const [other] = letter.exec(word) ?? [];
      if (other) return `“${other}” is a ${name} letter between Latin ones. Type it again.`;
    }
  return undefined;
}

const alphabets = [
  { name: 'Cyrillic', letter: /\p{sc=Cyrl}/u },
  { name: 'Greek', letter: /\p{sc=Grek}/u },
  { name: 'Armenian', letter: /\p{sc=Armn}/u },
];

function plainSign(sign: string): string {
  if (sign <= '~') return sign;
  if (/\p{Dash}/u.test(sign)) return '-';
  if (/[‘’‛′´ʹ-ʽ]/.test(sign)) return "'";
  const plain = sign.normalize('NFKC').replace('。', '.');
  return /^[!-~]+$/.test(plain) ? plain : sign;
}

function isHost(domain: string): boolean {
  if (!/^[\p{L}\p{M}\p{N}·・.-]+$/u.test(domain)) return false;
  try {
    const labels = new URL(`http://${domain}`).hostname.split('.');
    return /[a-z]/.test(labels.at(-1) ?? '') && labels.every((label) => /^(?!-)[a-z\d-]{0,62}[a-z\d]$/.test(label));
  } catch {
    return false;
  }
}

/** A text without the signs that show nothing; `''` when only spaces are left. For what has to be counted. */
export function seenText(value: string): string {
  const seen = value.replace(unseen, '');
  return seen.trim() && seen;
}

/** A typed or pasted text without spaces around it; `''` when nothing of it can be seen. */
export const typedText = (value: string): string => seenText(value) && value.trim();

/** A typed or pasted key or code: plain letters and digits, without spaces and signs that show nothing. */
export const typedCode = (value: string): string => seenText(value.normalize('NFKC')).replace(/\s/g, '');

/** An address that was typed for a link: `www.example.com/a` is completed, an e-mail address is one to write to. */
export function typedLink(value: string): string {
  const typed = typedText(value);
  if (/^[^\s/@:?#]+@[^\s/@:?#]+\.[^\s/@:?#]+$/.test(typed)) return `mailto:${typed}`;
  return /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?::\d+)?(?:[/?#].*)?$/u.test(typed) ? `https://${typed}` : typed;
}
