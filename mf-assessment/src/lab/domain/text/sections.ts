export function headingOf(text: string): Heading | undefined {
  for (const [section, pattern] of headings) {
    const match = pattern.exec(text);
    if (match) return { section, rest: match[0].length };
  }
  return undefined;
}

const end = String.raw`(?:\*\*)?(?:\s*[:(–]\s*|\s*$)`;
const heading = (words: string) => new RegExp(`^(?:${words})${end}`, 'i');

/** The first that fits; an example of a request is no list of its fields. */
const headings: readonly (readonly [Section, RegExp])[] = [
  ['done', heading('definition of done|dod')],
  [
    'acceptance',
    heading(
      'acceptance(?: criteria| tests?)?|acs?|(?:accepted|done|fixed|ready|works|ok)(?: right)? (?:when|if)|conditions(?: of acceptance)?|scenarios?|tests?|checks|how (?:we|to|do we) (?:test|see|know)\\b[\\w ]*',
    ),
  ],
  ['acceptance', /^(?:accepted|done|fixed|it works|ready) (?:when|if)\s+|^AC[ -]?\d\d?\b[:.)]?\s*/i],
  ['inputs', heading('inputs?(?: fields?)?|fields?|form fields?|the form')],
  [
    'example',
    heading(
      '(?:curl|sample|examples?)(?: of)?(?: an?| the)?(?: request| response| call| answer)?(?: body)?|(?:request|response) example',
    ),
  ],
  [
    'request',
    heading(
      '(?:json )?request(?: fields?| body| parameters)?|(?:path|query|url) parameters?|param(?:eter)?s?|body|query|path parameters?|takes',
    ),
  ],
  ['response', heading('(?:json |success )?responses?(?: fields?| body)?|returns|answers?|output|result|gives back')],
  ['steps', heading('(?:operation )?steps|procedure|how it works|what it does|flow')],
  ['errors', heading('errors?(?: codes?| returned)?|failures|error responses?|status codes?')],
  ['effects', heading('side[ -]effects?|stored data|effects?|writes')],
  [
    'caller',
    heading(
      'callers?|permissions?|who|who may call(?: it)?|allowed for|auth(?:orisation|orization|entication)?|access|security',
    ),
  ],
  ['dependencies', heading('dependenc(?:y|ies)|depends on|blocked by|waiting for|comes after')],
  [
    'other',
    heading(
      'notes?|background|description|context|story|feature|purpose|open questions?|messages?|events?|success|errors?|links?|status|remarks?',
    ),
  ],
];

export type Section =
  | ''
  | 'acceptance'
  | 'done'
  | 'inputs'
  | 'example'
  | 'request'
  | 'response'
  | 'steps'
  | 'errors'
  | 'effects'
  | 'caller'
  | 'dependencies'
  | 'other';

export interface Heading {
  section: Section;
  rest: number;
}
