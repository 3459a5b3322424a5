import { sayIn, type Words } from '../words/say.ts';
import { warnOnce } from './warn-once.ts';
import type { Speak } from './words.ts';

/**
 * Makes elements speak a language, or English with own words of the page over it.
 *
 * @param tables every text of the view, in one table or several
 */
export function speakIn(language: string, ...tables: Words[]): Speak {
  const words: Words = Object.assign({}, ...tables);
  return (host, locale) => {
    const script = host.querySelector('[slot=words]');
    const own = script ? ownWords(script.textContent) : {};
    for (const text of Object.keys(own))
      if (!Object.hasOwn(words, text)) warnOnce(208, `The element has no text "${text}".`);
    const spoken = isTag(locale) && locale.toLowerCase().startsWith(language) ? locale : undefined;
    return { say: sayIn(spoken, { ...(spoken && words), ...own }), locale: spoken };
  };
}

/** JSON with the English text as the name of each. */
function ownWords(json: string): Words {
  const words = parse(json);
  const isTable = words !== null && typeof words === 'object';
  if (isTable && Object.values(words).every((text) => typeof text === 'string')) return words as Words;
  warnOnce(208, 'The script in the slot "words" is no JSON object of texts.');
  return {};
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** Without an exception. */
function isTag(locale: string): boolean {
  try {
    return Intl.getCanonicalLocales(locale).length > 0;
  } catch {
    return false;
  }
}
