import { useEffect, useMemo, useState } from 'react';
import type { ToolStorage } from '../assessment/page-storage.ts';
import { type Judgement, judge } from './domain/judge.ts';
import type { KindRules } from './domain/kinds/kind-rules.ts';
import { loadKind } from './domain/kinds/load-kind.ts';
import { firstExample, storyKind } from './domain/kinds/story-kind.ts';
import type { TextKind } from './domain/rules/rule.ts';
import { longestText } from './domain/text/read-text.ts';

const pause = 150;

export function useLab(off: ReadonlySet<string>, storage: ToolStorage, givenText?: () => Given): Lab {
  const [text, setText] = useState(firstExample);
  const [given, setGiven] = useState<Given>({ text, as: 'story' });
  const [chosen, setChosen] = useState<TextKind>();
  const [isKept, setIsKept] = useState(false);
  const [elsewhere, setElsewhere] = useState<string>();

  const later = useLater();
  const kind = useMemo(() => given.as ?? later?.kindOf(given.text) ?? 'story', [given, later]);
  const asked = useMemo((): Asked => ({ text: given.text, kind }), [given.text, kind]);

  const [read] = useState(() => (next: string, as?: TextKind) => {
    setText(next);
    setGiven({ text: next, as });
  });

  useEffect(() => {
    const shown = givenText?.();
    if (shown?.text) {
      setChosen(shown.as);
      return read(shown.text, shown.as);
    }
    const kept = storage.read();
    if (kept === null) return;
    setIsKept(true);
    read(kept);
  }, [read, storage, givenText]);

  useEffect(() => {
    if (text === asked.text) return;
    const timer = setTimeout(() => read(text, chosen), pause);
    return () => clearTimeout(timer);
  }, [text, asked, chosen, read]);

  useEffect(
    () =>
      storage.watch?.((kept) => {
        if (kept === null) setIsKept(false);
        setElsewhere(kept ?? undefined);
      }),
    [storage],
  );
  const isAsking = isKept && elsewhere !== undefined && elsewhere !== text;
  useEffect(() => {
    if (!isKept || isAsking) return;
    setElsewhere(undefined);
    storage.write(asked.text);
  }, [isKept, isAsking, asked, storage]);

  return {
    text,
    kind,
    ...useJudgement(asked, off, later),
    isKept,
    isAsking,
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
      if (!isOn && !isAsking) storage.clear();
    },
    onElsewhere(isWanted) {
      if (isWanted && elsewhere !== undefined) read(elsewhere);
      setElsewhere(undefined);
    },
  };
}

function useLater(): Later | undefined {
  const [later, setLater] = useState<Later>();
  useEffect(() => {
    loadLater().then(setLater, (cause) =>
      console.error('lab: what guesses the kind of a text could not be loaded', cause),
    );
  }, []);
  return later;
}

function useJudgement(
  asked: Asked,
  off: ReadonlySet<string>,
  later: Later | undefined,
): Pick<Lab, 'hasFailed' | 'judgement'> {
  const [reading, setReading] = useState<Reading>({ text: asked.text, rules: storyKind });
  const [failed, setFailed] = useState<Asked>();

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

  const judgement = useMemo(
    () => judge(reading.text, later?.withDates(reading.rules) ?? reading.rules, off),
    [reading, off, later],
  );
  return { hasFailed: failed === asked, judgement };
}

/** Equal readings stay one, so that nothing is judged twice. */
const readingOf = (text: string, rules: KindRules, before: Reading): Reading =>
  before.text === text && before.rules === rules ? before : { text, rules };

export const limit = longestText;

export interface Lab {
  text: string;
  kind: TextKind;
  /** Whether the rules of the kind could not be loaded; the judgement is then that of the reading before. */
  hasFailed: boolean;
  judgement: Judgement;
  isKept: boolean;
  /** Whether another tab keeps another text, which this one must not replace unasked. */
  isAsking: boolean;
  onType: (text: string) => void;
  onShow: (text: string) => void;
  onKind: (kind: TextKind) => void;
  onKeep: (isOn: boolean) => void;
  onElsewhere: (isWanted: boolean) => void;
}

const loadLater = async () => (await import('./domain/kinds/none-kind.ts')).later;

type Later = Awaited<ReturnType<typeof loadLater>>;

export interface Given {
  text: string;
  as: TextKind | undefined;
}

interface Asked {
  text: string;
  kind: TextKind;
}

interface Reading {
  text: string;
  rules: KindRules;
}
