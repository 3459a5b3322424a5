import { useEffect, useMemo, useState } from 'react';
import { pageStorage } from '../assessment/page-storage.ts';
import { firstExample } from './domain/examples.ts';
import { type Judgement, judge, longestText } from './domain/judge.ts';
import { kindOf } from './domain/kind-of.ts';
import type { CardKind } from './domain/rules/rule.ts';

const storage = pageStorage('lab');
const pause = 150;

/** The text on the sheet and what the rules say of it, once the visitor has paused. */
export function useLab(off: ReadonlySet<string>): Lab {
  const [typed] = useState(typedEarly);
  const [text, setText] = useState(firstExample);
  const [read, setRead] = useState(text);
  const [chosen, setChosen] = useState<CardKind>();
  const [isKept, setIsKept] = useState(false);

  useEffect(() => {
    const kept = storage.read();
    if (kept !== null) setIsKept(true);
    const first = typed !== undefined && typed !== firstExample ? typed : kept;
    if (first === null) return;
    setText(first);
    setRead(first);
  }, [typed]);

  useEffect(() => {
    if (text === read) return;
    const timer = setTimeout(() => setRead(text), pause);
    return () => clearTimeout(timer);
  }, [text, read]);

  useEffect(() => {
    if (isKept) storage.write(read);
  }, [isKept, read]);

  const show = (next: string) => {
    setText(next);
    setRead(next);
  };

  const kind = chosen ?? kindOf(read);
  // Not at every letter: the text is read when the visitor has paused.
  const judgement = useMemo(() => judge(read, kind, off), [read, kind, off]);
  return {
    text,
    read,
    kind,
    judgement,
    isKept,
    onType: setText,
    onShow(next) {
      setChosen(undefined);
      show(next);
    },
    onKind: setChosen,
    onKeep(isOn) {
      setIsKept(isOn);
      if (!isOn) storage.clear();
    },
  };
}

/** What is on the sheet when its code comes: to be read before React hydrates it, which puts the document's text back. */
const typedEarly = () => globalThis.document?.querySelector<HTMLTextAreaElement>('[data-lab-sheet]')?.value;

export const limit = longestText;

export interface Lab {
  text: string;
  /** The text that was judged. */
  read: string;
  kind: CardKind;
  judgement: Judgement;
  /** Whether the text is stored in this browser. */
  isKept: boolean;
  onType: (text: string) => void;
  /** Replaces the text; what it is read as is guessed again. */
  onShow: (text: string) => void;
  onKind: (kind: CardKind) => void;
  onKeep: (isOn: boolean) => void;
}
