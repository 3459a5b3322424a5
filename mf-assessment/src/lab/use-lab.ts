import type { TextStorage } from '@agile-languages/shared/storage';
import { useEffect, useMemo, useState } from 'react';
import { firstExample } from './domain/examples.ts';
import { type Judgement, judge, longestText } from './domain/judge.ts';
import { kindOf } from './domain/kind-of.ts';
import type { KindRules } from './domain/kinds/kind-rules.ts';
import { loadKind } from './domain/kinds/load-kind.ts';
import { storyKind } from './domain/kinds/story-kind.ts';
import type { CardKind } from './domain/rules/rule.ts';

const pause = 150;

/**
 * The text on the sheet and what the rules say of it, once the visitor has paused.
 *
 * @param storage keeps the text between visits when the visitor wants that
 * @param givenText reads a text that is shown in place of a kept one, which stays kept. Default: there is none
 */
export function useLab(off: ReadonlySet<string>, storage: TextStorage, givenText?: () => string): Lab {
  const [typed] = useState(typedEarly);
  const [text, setText] = useState(firstExample);
  const [asked, setAsked] = useState<Asked>({ text, kind: 'story' });
  const [chosen, setChosen] = useState<CardKind>();
  const [reading, setReading] = useState<Reading>({ text, rules: storyKind });
  const [failed, setFailed] = useState<Asked>();
  const [isKept, setIsKept] = useState(false);

  const [read] = useState(() => (next: string, as?: CardKind) => {
    setText(next);
    setAsked({ text: next, kind: as ?? kindOf(next) });
  });

  useEffect(() => {
    const given = givenText?.();
    if (given) return read(given);
    const kept = storage.read();
    if (kept !== null) setIsKept(true);
    const first = typed !== undefined && typed !== firstExample ? typed : kept;
    if (first !== null) read(first);
  }, [typed, read, storage, givenText]);

  useEffect(() => {
    if (text === asked.text) return;
    const timer = setTimeout(() => read(text, chosen), pause);
    return () => clearTimeout(timer);
  }, [text, asked, chosen, read]);

  useEffect(() => {
    let isCurrent = true;
    loadKind(asked.kind).then(
      (rules) => isCurrent && setReading((before) => readingOf(asked.text, rules, before)),
      (cause) => {
        console.error(`lab: the rules of kind ${asked.kind} could not be loaded`, cause);
        if (isCurrent) setFailed(asked);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [asked]);

  useEffect(() => {
    if (isKept) storage.write(asked.text);
  }, [isKept, asked, storage]);

  // Not at every letter: the text is read when the visitor has paused.
  const judgement = useMemo(() => judge(reading.text, reading.rules, off), [reading, off]);
  return {
    text,
    kind: asked.kind,
    hasFailed: failed === asked,
    judgement,
    isKept,
    onType: setText,
    onShow(next) {
      setChosen(undefined);
      read(next);
    },
    onKind(kind) {
      setChosen(kind);
      read(text, kind);
    },
    onKeep(isOn) {
      setIsKept(isOn);
      if (!isOn) storage.clear();
    },
  };
}

/** Equal readings stay one, so that nothing is judged twice. */
const readingOf = (text: string, rules: KindRules, before: Reading): Reading =>
  before.text === text && before.rules === rules ? before : { text, rules };

/** What is on the sheet when its code comes: to be read before React hydrates it, which puts the document's text back. */
const typedEarly = () => globalThis.document?.querySelector<HTMLTextAreaElement>('[data-lab-sheet]')?.value;

export const limit = longestText;

export interface Lab {
  text: string;
  kind: CardKind;
  /** Whether the rules of the kind could not be loaded; the judgement is then that of the reading before. */
  hasFailed: boolean;
  judgement: Judgement;
  /** Whether the text is stored in this browser. */
  isKept: boolean;
  onType: (text: string) => void;
  /** Replaces the text; what it is read as is guessed again. */
  onShow: (text: string) => void;
  onKind: (kind: CardKind) => void;
  onKeep: (isOn: boolean) => void;
}

interface Asked {
  text: string;
  kind: CardKind;
}

interface Reading {
  text: string;
  rules: KindRules;
}
