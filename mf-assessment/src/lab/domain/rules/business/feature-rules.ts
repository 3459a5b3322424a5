import type { Rule } from '../rule.ts';
import { stated } from '../stated.ts';

export const featureRules: readonly Rule[] = [
  {
    criterion: 14,
    name: 'Feature list in customer words',
    ask: 'Which features, in the words of a customer?',
    askVague: 'Which features? Name each as a customer would ask for it.',
    detect: stated({
      label: 'features?(?: list)?(?: in customer words)?|what (?:it does|customers ask for|customers get)',
      column: /^features?\b/,
      needs: /["“][^"”]{6,}["”]|\S+ \S+ \S+/,
      vague:
        /\b(?:all|many|several|lots of|useful|great) (?:the )?features\b|\bfeatures that (?:customers|users|people) need\b/i,
    }),
  },
  {
    criterion: 15,
    name: 'Advantage behind each feature',
    ask: 'Which time, money or risk does each feature save?',
    askVague: 'How much time, money or risk?',
    detect: stated({
      label: 'advantages?(?: behind each feature)?|benefits?',
      column: /^(?:advantage|benefit|saves?)\b/,
      needs:
        /\b(?:saves?|fewer|less|minutes?|hours?|days?|weeks?|risk|EUR|money|cheaper|faster|no more|instead of)\b|\d/i,
      found:
        /\bsav(?:es?|ing)\b[^.\n]{0,50}(?:\b(?:\d|an? (?:call|hour|day|trip|drive|week|visit)|(?:one|two|three|four|five|ten|half an?) |minutes|hours|days|money)|[€£$]\d)[^.\n]*/i,
      vague:
        /\b(?:many|several|clear|big|great|obvious) (?:advantages|benefits)\b|\badvantages? (?:is|are) (?:obvious|clear|many)\b/i,
    }),
  },
  {
    criterion: 16,
    name: 'Evidence for the advantage',
    ask: 'Which measurement, trial or quote shows the advantage?',
    askVague: 'Which trial, with which result?',
    detect: stated({
      label: 'evidence(?: for the advantages?)?|proof|measured|(?:trial|pilot|test)(?: result)?s?',
      column: /^(?:evidence|proof|measured)\b/,
      found:
        /^(?:trial|pilot|test) (?:in|with|at|of)\b[^.\n]*\d[^.\n]*|\b(?:in|during|after) (?:a|the|our|one) (?:\w+ )?(?:trial|pilot|test|experiment|study)\b[^.\n]*(?:\d|\b(?:half|all|none|one|two|three|four|five|six|seven|eight|nine)\b)[^.\n]*|\bwe measured\b[^.\n]*\d[^.\n]*|\((?:stopwatch|measured|survey|trial|test|pilot|interviews?)\b[^)\n]*\)|\bquote: ["“][^\n]{8,}|["“][^"”\n]{8,}["”],? (?:says|said|wrote)\b[^.\n]*/i,
      vague:
        /\b(?:is|has been|was) proven\b|\bcustomers (?:say|love|confirm|like)\b|\b(?:studies|experience|tests) shows?\b|\bevidence exists\b/i,
    }),
  },
  {
    criterion: 17,
    name: 'Must-have versus differentiator',
    ask: 'Which features does every rival have, and which only you?',
    askVague: 'Which one, that no rival has?',
    detect: stated({
      label: 'must[- ]haves?(?: versus differentiators?)?|differentiators?|only (?:we|ours)|unique to us|table stakes',
      found:
        /\b(?:every|all|each) (?:of the |our )?(?:rivals?|competitors?|others)\b[^.\n]{3,60}[;,.:][^.\n]{0,20}\b(?:only|ours|alone|no other|none)\b[^.\n]{3,}|\bonly (?:we|ours)\b[^.\n]{3,}|\bno (?:other|rival|competitor)\b[^.\n]{0,20}\b(?:has|have|offers?|does|can)\b[^.\n]*/i,
      vague: /\bunique selling (?:points?|propositions?)\b|\bUSPs?\b|\b(?:stands? out|sets us apart)\b/i,
    }),
  },
  {
    criterion: 18,
    name: 'Cost of each feature',
    ask: 'What does each feature cost, roughly?',
    askVague: 'How much, for which feature?',
    detect: stated({
      label: '(?:feature |build(?:ing)? |development )?costs?(?: of (?:each )?features?| per feature| to build)?',
      column: /^(?:build |rough )?costs?\b/,
      needs: /\d/,
      found:
        /\bcosts? (?:roughly |about |around )?\d+ ?k\b[^.\n]*|\bcosts?\b[^.\n]{0,25}\d[^.\n]{0,20}\bto (?:build|make|develop)\b|\b(?:build\w*|develop\w*)\b[^.\n]{0,50}\b(?:costs?|for|takes?)\b[^.\n]{0,20}\d[^.\n]*|^["“][^"”\n]{3,}["”][^.\n]{0,10}\bcosts?\b[^.\n]{0,15}\d[^.\n]*/i,
      vague:
        /\bdevelopment (?:costs? (?:money|a lot)|is expensive)\b|\b(?:expensive|cheap|costly) to (?:build|develop)\b|\bdevelopment costs?\b/i,
    }),
  },
  {
    criterion: 19,
    name: 'Feature retired or refused',
    ask: 'What will not be built, and why?',
    askVague: 'What exactly, and for which reason?',
    detect: stated({
      label:
        'not (?:built|planned|included)|(?:feature )?(?:retired|refused)(?: or refused)?(?: features?)?|will not (?:be )?buil[dt]|dropped|out of scope|no-gos?',
      needs: /\b(?:because|since|as (?:it|they|no|nobody|every)|reason|too|nobody|no one)\b/i,
      found:
        /\b(?:will not|won['’]t|do not|not going to|never|refuse to) (?:build|offer|be built|include|add)\b[^.\n]{3,80}\b(?:because|since|as|:|too)\b[^.\n]{4,}/i,
      vague:
        /\bout of scope\b|\b(?:will not|won['’]t|not going to) (?:build|offer|be built|include|add)\b[^.\n]*|\bnot everything (?:will|can) be built\b/i,
    }),
  },
];
