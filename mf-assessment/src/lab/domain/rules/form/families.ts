import { type Told, wordsOf } from '../families.ts';

const press =
  'donate|find|save|submit|send|cancel|confirm|book|reserve|add|back|next|print|close|apply|order|pay|register|discard|delete|upload|search|publish|lend|hand in|return|check|request|report|remove|update|forward|approve|accept|reject|start|create|sign|edit|withdraw|reset|continue|calculate|copy|swap|drop|leave|give|ask|take|call|post|release|archive|export|import|new';
const does =
  'shows?|opens?|saves?|writes?|adds?|puts?|removes?|deletes?|sends?|marks?|starts?|calls?|goes|stores?|creates?|closes?|updates?|selects?|clears?|empties|copies|prints?|moves?|reserves?|hides?|returns?|sets?|fills?|cancels?|books?|leads|charges?|posts|reveals?|submits?|inserts?|files|locks?|discards?|leaves|checks|swaps|asks|gives|takes|registers?|posts?|appends?|jumps|drops|makes|new row|loads?|prefills';
const sentence = /["“][A-ZÀ-Þ{][^"”\n]*? [^"”\n]*? [^"”\n]*["”]?/;
const row = wordsOf('rows?|records?|entry|entries|lines?|bookings?|reservation|registration|ticket');

export const formFamilies: Readonly<Record<number, Told>> = {
  86: {
    found: [
      [/^(?:what (?:is it )?for|why|aim|use|goal of the form|purpose|job|task)\b ?:? ?\S+ \S+ \S/i],
      [/\((?:one (?:job|form)|purpose)\b[^)\n]{6,}\)?/i],
      [
        /^(?:report|book|request|register|order|change|edit|apply for|add|cancel|record|enter|plan|reserve|approve|create|return) (?:an?|the|my|your) [a-z ]{3,30}$/i,
      ],
      [
        /^(?!as )[A-Z][\w ’'-]{3,40} (?:–|-|—) (?:lets?|helps?|used|where|allows|with it|by which) [a-z]\S*(?: \S+){2,}/,
      ],
      [
        /\b(?:form|screen|dialog|page|mask)\b/i,
        /\b(?:lets?|helps?|allows?|serves? to|(?:is )?used (?:to|for)|with (?:it|this|which)|in which)\b[^\n]{8,}/i,
        /^(?!.*\b(?:opens?|label|tab|column|data)\b)/i,
      ],
    ],
    vague: [[/^a form for (?:data|everything|users)\b/i]],
  },
  89: {
    found: [
      [
        /\b(?:two|three|four|five|six|seven|\d) (?:groups?|sections?|blocks?|parts?|tabs?|panels?|pages?|frames?|boxes)\b[^\n]{0,40}(?:[:(–—,]|\bwith\b|\bnamed?\b)[^\n]{3,}/i,
      ],
      [/^(?:Group|Section|Block|Part|Frame|Fieldset|Panel|Box) ["“]?[A-Z\d]/],
      [/^\d ?[A-Z][a-z]+(?: [a-z]+)?: [^\n]*,[^\n]*/],
      [/\b(?:headings?|headlines?|headed|titled)\b[^\n]{0,40}["“:][^\n]{3,}/i],
    ],
  },
  90: {
    found: [
      [
        wordsOf('labels?|captions?'),
        wordsOf(
          'above|over|beside|left|right|top|next to|in front|visible|always|carr(?:y|ies)|has|have|own|each|every|all',
        ),
        /^(?!.*\b(?:link|alt|clear|good|self-|video|film|clip)\b)/i,
      ],
      [/^label:? ["“]?[A-Z]/i],
    ],
  },
  93: {
    found: [
      [
        /\b(?:pick(?:ing|s)?|choos(?:ing|es)|chang(?:ing|es)|switch(?:ing|es)?|select(?:ing|s)?|tick(?:ing|s)?|enter(?:ing|ed))\b/i,
        /\b(?:another|different|new|changes?|when|once|if|ticking|picking|choosing)\b/i,
        wordsOf(
          'empties|loads?|reloads?|clears?|recalculat\\w+|updates?|hides?|shows?|shown|enables?|disables?|fills?|filled|appears?|disappears?|becomes?|swaps?|narrows?|sets?',
        ),
        /^(?!.*\b(?:click|button|press|save[ds]?|opens the form|API)\b)/i,
      ],
    ],
  },
  98: {
    found: [
      [
        wordsOf('inserts?|adds?|writes?|creates?|puts?|saves?|stores?|stored|saved|new|makes?|go(?:es)?|appends?'),
        row,
        /\b(?:in|into|to|of) (?:the )?(?:table |list )?["“`]?[a-zA-Z_]{3,}/,
        /^(?!.*\b(?:existing|meanwhile|delet\w+|update[sd]?|trash|bin|approv\w+|opens|manager|API|POST)\b)/i,
      ],
      [/\b(?:goes?|saved|stored|written|put|added|inserted)\b[^\n]{0,15}\b(?:to|in|into)\b (?:the )?table\b/i],
    ],
  },
  99: {
    found: [
      [
        wordsOf('existing|updates?|chang(?:e|es|ed)|alter(?:ed)?|edit(?:s|ed)?|overwrit\\w+|versions?|save'),
        wordsOf(
          'meanwhile|in between|another (?:tab|person|user|clerk)|somebody|someone|else|saved first|conflict|row version|changed since|newer|in the meantime',
        ),
        wordsOf(
          'shows?|shown|sees?|says?|asks?|nothing|reload|both|comes|told|overwritten|refused|wins|warn\\w*|message',
        ),
      ],
    ],
  },
  101: {
    found: [
      [
        wordsOf('approv\\w+|sign(?:s|ed)? (?:it )?off|releas\\w+|authori[sz]\\w+|signs|decides|check|says yes'),
        wordsOf('sends?|sent|submits?|goes|forward\\w*|hand(?:s|ed)? in|passed|to'),
        /\bto (?:the |an? |her |his )?(?!approval|be\b)[a-z]{3,}/i,
        /\b(?:who|he|she|they)(?:['’]ll| will)? (?:sees?|gets?|says?|approves?|decides?|signs?|reads?|can)\b/i,
      ],
    ],
  },
  102: {
    found: [
      [
        /\bAPIs? (?:card )?["“][^"”\n]+["”]|["“][^"”\n]+["”] API\b|\b(?:GET|POST|PUT|PATCH|DELETE) \/[\w/{}:-]+/,
        wordsOf('with|carrying|sends?|and|of'),
      ],
      [/\bcalls? (?:the )?[a-z]+[A-Z]\w+/],
    ],
  },
  103: {
    found: [
      [
        wordsOf('opens?|opening|leads to|brings up|goes to|jumps to'),
        wordsOf('form|dialog|screen|window|mask|page'),
        wordsOf('ids?|numbers?|no|key|code|name|date|same \\w+'),
        wordsOf('with|carrying|for|by|of|and'),
        /^(?!.*\b(?:when the (?:form|page)|on opening|opened (?:by|from))\b)/i,
      ],
    ],
  },
  104: {
    found: [
      [
        sentence,
        /\b(?:banner|toast|bar|corner|pop-?up|box|top|bottom|upper edge|middle)\b/i,
        /\b(?:seconds?|sec|until|till|stays?|goes away|closed|disappears?|vanish\w*|for \d)\b/i,
      ],
    ],
    vague: [[/\b(?:a|the|some) (?:message|notice|notification)s? (?:informs?|tells?|is given)\b/i]],
  },
  106: {
    found: [
      [
        /\b(?:drop-?down|select(?:ion)? (?:box|list|field)|combo|pick ?list|list to (?:choose|pick) from|choice of|choose (?:from|one)|pick(?:ed)? (?:one|from)|chosen from|selected from|one (?:of|from) (?:the |a )?list)\b/i,
        /^(?!.*\b(?:radio|all (?:three|visible)|tick in each|box to tick)\b)/i,
      ],
    ],
  },
  108: {
    found: [
      [
        /\btime (?:field|picker|choose|chooser|box|selector|list)\b|[–:(,[|] ?time\b|\bin steps of \d+ min|\b\d\d[:.]\d\d ?(?:to|–|-|until) ?\d\d[:.]\d\d\b|\bHH:MM\b/i,
        /^(?!.*\b(?:we call|phone|(?:open|opening) hours)\b)/i,
      ],
    ],
  },
  109: {
    found: [
      [
        /\b(?:tick(?:ed|able)?|un-?tick(?:ed)?|check(?:able)? ?box|check mark|toggle|tick ?box)\b|\byes\/no (?:tick|box)\b|☐/i,
        /^(?!.*\b(?:each|every|row|list item|double|inner|as in)\b)/i,
      ],
    ],
  },
  110: {
    found: [
      [
        wordsOf('attach\\w*|upload\\w*|files?|scans?|photos?|proof|document|certificate|consent|PDF|JPE?G|PNG'),
        /\b(?:pdf|jpe?g|png|docx?|xlsx?|csv|heic|tiff?)\b/i,
        /\b\d+ ?(?:[kmg]b|megabytes?)\b/i,
      ],
    ],
  },
  111: {
    found: [
      [
        /\bradio\b|\b(?:both|all|all of them|(?:all|the) (?:two|three|four|five)(?: \w+)?) (?:are |to be )?(?:seen|visible|side by side)\b|(?:^|\s)(?:o|\(o\)|○) [a-z]+ (?:o|\(o\)|○) [a-z]+/i,
      ],
    ],
  },
  112: {
    found: [
      [
        wordsOf('pictures?|photos?|images?|logo|map|plan|drawing|preview|illustration|sketch'),
        wordsOf(
          'alt|alternative text|text alternative|read aloud|screen readers?|decorative|described as|described by',
        ),
      ],
    ],
  },
  113: {
    found: [
      [
        /\b(?:label|text|fee|name|total|price|number|sum|amount|room|status|bank)\b/i,
        /\((?:shown only|only shown|display only|label|never typed|not typed|read-?only)|\[(?:label|calculated)|\b(?:shown only|only shown|only displayed|displayed only|never typed|not typed|not entered|cannot be typed|read-?only text|there to read|nobody enters|plain text|static text|fixed text)\b/i,
        /^(?!.*\b(?:visible when|visible if|if)\b)/i,
      ],
    ],
  },
  114: {
    found: [
      [
        /\b(?:text ?area|multi-?line|(?:several|many|more|three|four|five|\d+)(?:-| )lines?\b|lines of text|long text|big text|text over|larger text)\b/i,
        /^(?!.*\b(?:one line|single line|of code|where sensible)\b)/i,
      ],
    ],
  },
  115: {
    found: [
      [
        /\b(?:check ?box|tick ?box|box(?: to tick)?|tick)\b/i,
        /\b(?:each|every) (?:row|line|(?:list )?item|entry|list item|of the rows)\b|\b(?:row|line|item|entry) (?:of|in|has)\b/i,
      ],
    ],
  },
  116: {
    unless: /["”] (?:opens|brings)\b|\b[Rr]ight mouse\b|\bfrom the button\b/,
    found: [
      [
        /\b[Bb]uttons?\b[^.\n]{0,30}["“'[:(] ?["“']?[A-Z][a-z]+/,
        /^(?!.*\b[Rr]ight mouse|.*\b[Rr]adio|.*\b[Ff]rom the button)/,
      ],
      [
        new RegExp(
          String.raw`\bthe (?:${press}) button\b|^(?:${press})(?: [a-z]+){0,2}["”]? ?: ?[^\n]{0,30}\b(?:${does})\b`,
          'i',
        ),
      ],
      [
        /\b(?:press(?:ing)?|hit(?:ting)?|click(?:ing)?(?: on)?|tap(?:ping)?(?: on)?|push(?:ing)?) (?:the )?["“'[]?[A-Z][a-z]+/i,
        new RegExp(String.raw`\b(?:press|hit|click|tap|push)(?:ing|s|es)?(?: on)? (?:the )?["“'[]?(?:${press})`, 'i'),
      ],
      [new RegExp(String.raw`\bbuttons?\b[^\n]{0,12}["“'[:(,] ?["“'*]?(?:${press})\b`, 'i')],
      [
        new RegExp(
          String.raw`(?:["“[]|^|[.,;] )(?:${press})\b[^"”\].,;:\n]{0,20}["”\]]?,? (?:\(|is (?:an?|the) |as )?buttons?\b`,
          'i',
        ),
      ],
      [
        new RegExp(
          String.raw`^(?:["“[])?(?:${press})\b(?! (?:the|an?|date)\b)[^"”\]:.\n]{0,25}(?:["”\]])?\s*(?:->|→|=>)`,
          'i',
        ),
      ],
      [new RegExp(String.raw`^(?:["“[])(?:${press})\b[^"”\]:.\n]{0,25}["”\]]\s*\S`, 'i')],
      [new RegExp(String.raw`\bonClick\((?:${press})`, 'i')],
    ],
  },
  118: {
    found: [
      [wordsOf('film|clip|video|recording|tutorial'), wordsOf('captions?|captioned|subtitles?|subtitled|signed')],
    ],
  },
  119: {
    found: [
      [
        /\b(?:frame|fieldset|group box|framed|bordered)\b[^\n]{0,15}(?:["“][A-Z]|\baround\b|\bnamed\b|\bcalled\b)|\bbox around\b/i,
      ],
      [/\b(?:in|inside) (?:one|a|the) (?:frame|box|group|panel)\b/i],
    ],
  },
  120: {
    found: [
      [
        /\b(?:table|grid|rows?)\b/i,
        /\b(?:each|every|one|per|a) (?:row|line)\b[^\n]{0,20}(?:\bis\b|\bper\b|=|\bfor\b|\bstands\b)|\brows? (?:is|are|=)\b|\b(?:one|a) (?:row|line) (?:per|for each)\b/i,
        /^(?!.*\b(?:writes?|written|updates?|inserts?|adds?|stores?|saves?|click\w*|right)\b)/i,
      ],
    ],
  },
};
