import type { Mark } from './rule.ts';

export const fogVerb =
  /^(?:manage|handle|support|process|deal|administer|maintain|organi[sz]e|use|work|interact|do|have|optimi[sz]e|improve)\b/i;

export const fogWord =
  /\b(?:fast|quick(?:ly)?|eas(?:y|ily)|user[- ]friendly|intuitive(?:ly)?|appropriate(?:ly)?|as (?:needed|expected|usual)|if necessary|etc\b\.?|should work|works? (?:well|fine)|properly|correctly|nice(?:ly)?|robust|reasonable|seamless(?:ly)?|smooth(?:ly)?|modern|flexible|good|efficient(?:ly)?|simple)\b/i;

export const fogBenefit =
  /^(?:(?:(?:I|we|they) )?(?:can|could|may) (?:manage|handle|administer|deal)|(?:(?:it|everything|this|that|things|life|(?:the|my|our) \w+|I|we)\s+)?(?:(?:is|are|be|works?|becomes?|will be|can be|gets?|goes|go|can work|am|have it|runs?)\s+)?(?:much |more |a lot )?(?:better|easier|easily|good|nice|nicer|faster|simpler|efficient|efficiently|convenient|happy|happier|productive|properly|smoothly|well|improved))\b/i;

/**
 * Words that each reader understands in another way, wherever they stand: fewer than those that make a criterion vague,
 * because outside of one they often mean something exact.
 */
const vagueWords =
  /\b(?:asap|as soon as possible|user[- ]friendly|somehow|intuitive(?:ly)?|seamless(?:ly)?|as (?:needed|necessary|appropriate|expected|usual)|the usual (?:validations?|rules?|way|options?|answers?|checks?|fields?)|etc\b\.?|and so on|or something like (?:that|this)|(?:should|must|has to) (?:just )?(?:work|be (?:easy|simple|fast|quick|flexible))|works? (?:well|fine)|properly|easily|maybe \d+ (?:hours?|days?|weeks?)|if (?:possible|necessary)|as (?:fast|quick|easy|simple) as possible|(?:fast|quick|easy|simple|nice|clean)(?: and |, )(?:fast|quick|easy|simple|nice|clean|intuitive)|robust|flexible|modern|smooth(?:ly)?|quickly|(?:is|are|be|more|much|and|or) (?:faster|easier|better|simpler|nicer)(?! than)|appropriate(?:ly)?|reasonabl[ey]|efficient(?:ly)?|easy to (?:use|understand|read|handle|learn|find)|(?<=\b(?:is|are|be|looks?|feels?|loads?|works?|runs?|responds?) (?:very |really |so |quite )?)(?:fast|quick|easy|simple|nice|convenient|good(?! (?:for|until|till|at)\b))(?=\W*(?:$|[.,;:!)\n]|(?:and|or|to|on|in|enough|if|when|that|so|but)\b)))(?![\w-])/gi;

/** Where vague words stand, but for those in quotes: these are texts of the product. */
export function vagueIn(source: string): Omit<Mark, 'verdict'>[] {
  const quoted = [...source.matchAll(/["“„][^"“”\n]{1,200}["”]/g)];
  return [...source.matchAll(vagueWords)]
    .map(({ 0: words, index }) => ({ start: index, end: index + words.length }))
    .filter(({ start }) => !quoted.some(({ 0: words, index }) => start > index && start < index + words.length));
}
