import { best } from '../columns.ts';
import { type Detector, firstIn, type Rule } from '../rule.ts';
import { stated } from '../stated.ts';

const stopper = (words: string, found: RegExp, vague: RegExp): Detector =>
  best(
    stated({ label: `(?:${words})(?: (?:and \\w+ )?(?:stoppers?|limits?|risks?))?`, found }),
    ({ lines }) =>
      firstIn(
        lines.filter(({ columns }) => columns),
        new RegExp(String.raw`[^\n]*(?:^|\|)\s*(?:${words})(?: (?:stopper|risk))?\s*(?:\||$)[^\n]*`, 'i'),
        'found',
      ),
    ({ lines }) => firstIn(lines, vague, 'vague'),
  );

const money = String.raw`(?:[€£$]\s?\d|\d[\d.,]*\s?(?:k\s?)?(?:EUR|USD|GBP|CHF|euros?|€|dollars?|of revenue))`;
const likelihood =
  /\b(?:probability|likelihood|chance|likely)\b[^.\n]{0,60}\d|\d+\s?%[^.\n]{0,30}\b(?:likely|chance|probab\w+)\b|\b(?:one|two|\d) in (?:two|three|four|five|ten|\d+)\b/i;
const impact = new RegExp(
  String.raw`\b(?:impact|at risk|would (?:cost|lose)|lose|loses|stops|damage|puts)\b[^.\n]{0,50}${money}|${money}[^.\n]{0,40}\bat risk\b`,
  'i',
);

const probabilityAndImpact: Detector = best(
  stated({
    label: '(?:probability|likelihood)(?: and (?:impact|revenue at risk))?',
    needs: /\d.*\d/,
  }),
  stated({ column: /^(?:likelihood|probability|chance)\b/, needs: /\d|high|low|medium/i }),
  ({ lines }) => {
    const often = firstIn(lines, likelihood, 'found');
    const much = firstIn(lines, impact, 'found');
    if (often && much) return often;
    return often && { ...often, verdict: 'vague' };
  },
  ({ lines }) =>
    firstIn(
      lines,
      /\b(?:high|low|medium) (?:risk|probability|likelihood|impact)\b|\b(?:risk|probability|likelihood|impact) is (?:high|low|medium)\b/i,
      'vague',
    ),
);

const month = 'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec';

export const stopperRules: readonly Rule[] = [
  {
    criterion: 26,
    name: 'Legal and regulatory stoppers',
    ask: 'Which permission or rule could stop a sale?',
    askVague: 'Which rule?',
    detect: stopper(
      'legal(?: and regulatory)?|regulat\\w+',
      /\b(?:board|authority|ministry|inspectorate|city|court|regulator)\b[^.\n]{0,20}\b(?:has|have|needs?) to (?:permit|approve|allow|license)\b[^.\n]*|\b(?:law|act|permits?|licen[cs]e|regulat\w+|directive|data protection|GDPR|authority|court|inspectorate)\b[^.\n]{0,40}\b(?:asks?|requires?|forbids?|prohibits?|demands?|refuses?|limits?|allows? only|could stop|may stop|is (?:missing|needed|refused))\b[^.\n]{3,}/i,
      /\blegal (?:issues|risks?|problems|requirements|aspects|questions)\b/i,
    ),
  },
  {
    criterion: 27,
    name: 'Technical stoppers',
    ask: 'Which limit of a system or of data could stop a sale?',
    askVague: 'Which system, which limit?',
    detect: stopper(
      'technical|technology|systems?',
      /\b(?:system|software|server|interface|API|database|app|terminal|scanner|network)\b[^.\n]{0,30}\b(?:cannot|can only|only|fails|is limited to|allows at most|handles at most|does not|has no)\b[^.\n]{4,}/i,
      /\btechnical (?:issues|risks?|problems|difficulties|limits)\b/i,
    ),
  },
  {
    criterion: 28,
    name: 'Operational stoppers',
    ask: 'Which limit of support, stock, staff or delivery could stop a sale?',
    askVague: 'Which limit, how much?',
    detect: stopper(
      'operational|operations|operating limits|staffing|support',
      /\b(?:support|staff|stock|drivers?|team|warehouse|couriers?|nobody|no one|call centre)\b[^.\n]{0,40}\b(?:only|cannot|at most|too few|is missing|are missing|runs out|has two|has one|no more than)\b[^.\n]{4,}/i,
      /\boperational (?:issues|risks?|problems|difficulties|limits)\b/i,
    ),
  },
  {
    criterion: 29,
    name: 'Market stoppers',
    ask: 'Which season, habit or timing delays a purchase?',
    askVague: 'Which season or habit?',
    detect: stopper(
      'market|seasonal|season(?:s)?|timing',
      /\b(?:in|during|from|until|over|between) (?:the )?(?:summer|winter|spring|autumn|holidays|school holidays|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|terms)\b[^.\n]{0,60}\b(?:away|less|fewer|no(?:body)?|half|buys?|orders?|falls?|drops?|closed|delay\w*|wait\w*|stops?|none)\b[^.\n]*|\bonly (?:buys?|decides?|orders?|sign)\b[^.\n]{0,40}\b(?:once|after|in|before)\b[^.\n]*/i,
      /\bmarket (?:risks?|issues|problems)\b|\bthe market (?:may|could|might) change\b/i,
    ),
  },
  {
    criterion: 30,
    name: 'Probability and impact',
    ask: 'How likely is each stopper, and how much revenue would it stop?',
    askVague: 'In percent, and in money?',
    detect: probabilityAndImpact,
  },
  {
    criterion: 31,
    name: 'Removal plan and owner',
    ask: 'What is the next step against each stopper, by whom, until when?',
    askVague: 'Which step, whose, until when?',
    detect: stated({
      label: '(?:removal )?plan(?: and owner)?|next steps?|actions?|mitigations?|counter-?measures?|removal',
      column: /^(?:next step|action|(?:removal )?plan|removal|mitigation)\b/,
      needs: /\S+ \S+/,
      found: new RegExp(
        String.raw`\b[Nn]ext(?: step)?\s*:\s*[^.\n]{4,}|\b[A-Z][a-z]+ (?:asks|calls|checks|writes|applies|orders|trains|talks|tests|books|hires|signs|clears|gets|finds|speaks|builds|files|negotiates|prepares)\b[^.\n]{3,80}\b(?:by|until|before|on)\b[^.\n]{0,12}(?:\d|\b(?:${month}))[^.\n]*`,
      ),
      vague:
        /\b(?:risks?|stoppers?|they) (?:will be|are|is|must be) (?:handled|managed|mitigated|monitored|removed|addressed|observed)\b|\bwe will (?:handle|manage|find a (?:solution|way)|take care)\b/i,
    }),
  },
];
