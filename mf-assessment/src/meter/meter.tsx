import type { HeadingLevel } from '@agile-languages/shared/ui';
import { useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { levelOf } from '../assessment/level.ts';
import { caseMarks } from '../assessment/meter-state.ts';
import { Later } from '../kit/later.tsx';
import type { RenderLanguage } from '../kit/render-language.ts';
import { replayEarlyInput } from '../kit/replay-early-input.ts';
import { LearnFirst } from '../tools/learn-first/learn-first.tsx';
import { CaseChooser } from './case/case-chooser.tsx';
import styles from './meter.module.css';
import { noteOf } from './note-of.ts';
import { EightResults } from './result/eight-results.tsx';
import { LevelGauge } from './result/level-gauge.tsx';
import { MeterTools, type Tool } from './result/meter-tools.tsx';
import { LanguageList } from './topics/language-list.tsx';
import { TopicSheet } from './topics/topic-sheet.tsx';
import { Unscripted } from './unscripted.tsx';
import { useAnnouncement } from './use-announcement.ts';
import { type MeterSources, useMeter } from './use-meter.ts';

/** The Agile Communication Level Meter: a case, its Languages and topics, and the level that follows from the marks. */
export function Meter({ headingLevel = 3, languageLink, nextClass, linkOf, onTool, ...sources }: MeterProps) {
  const { state, dispatch } = useMeter(sources);
  const [tool, setTool] = useState<Tool>();
  const root = useRef<HTMLDivElement>(null);
  const id = useId();

  useEffect(() => {
    if (root.current) replayEarlyInput(root.current);
  }, []);

  const closeTool = () => {
    root.current?.querySelector<HTMLElement>('button[aria-expanded="true"]')?.focus();
    setTool(undefined);
  };

  const { of, marks, other } = state;
  // The mark and the level answer in the next frame; what follows from them may take one more.
  const settled = useDeferredValue(marks);
  const level = levelOf(of, marks);
  const said = useAnnouncement(level, state.changes, noteOf(state.origin));
  const open = of.languages.find(({ language }) => language.id === state.language) ?? of.languages[0];
  const openTool = (wanted: Tool | undefined) => {
    setTool(wanted);
    if (wanted) onTool?.(wanted);
  };
  const common = { of, marks, other, headingLevel, dispatch };

  return (
    <div ref={root} className={styles.meter} tabIndex={-1}>
      <p role="status" className={styles.said}>
        {said}
      </p>
      <Unscripted />
      <CaseChooser of={of} name={`${id}case`} headingLevel={headingLevel} dispatch={dispatch} />
      <div className={styles.columns}>
        <LanguageList {...common} open={state.language} />
        {of.languages.map((weighted) => (
          <TopicSheet
            key={weighted.language.id}
            {...common}
            {...weighted}
            marks={weighted === open ? marks : settled}
            category={weighted === open ? state.category : 0}
            hidden={weighted !== open}
          />
        ))}
        <div className={styles.result}>
          <LevelGauge of={of} level={level} settled={settled} other={other && levelOf(of, other)} />
          <p className={styles.note}>
            Small figures at the ruler: the other cases with the same marks.
            {other ? ' Dashed line: the marks to compare with.' : ''}
          </p>
          <LearnFirst {...common} marks={settled} languageLink={languageLink} nextClass={nextClass} />
          <MeterTools open={tool} panelId={`${id}tool`} onOpen={openTool} state={state} dispatch={dispatch} />
        </div>
      </div>
      {state.origin.kind === 'own' ? null : (
        <Later load={originNote} quiet>
          {(OriginNote) => (
            <OriginNote
              origin={state.origin}
              shown={caseMarks(state)}
              onAnswer={() => root.current?.focus({ preventScroll: true })}
              dispatch={dispatch}
            />
          )}
        </Later>
      )}
      {tool ? (
        <Later load={toolPanel}>
          {(ToolPanel) => (
            <ToolPanel
              key={tool}
              id={`${id}tool`}
              tool={tool}
              state={state}
              headingLevel={headingLevel}
              linkOf={linkOf}
              onClose={closeTool}
              dispatch={dispatch}
            />
          )}
        </Later>
      ) : null}
      <EightResults {...common} marks={settled} />
    </div>
  );
}

const originNote = async () => (await import('./origin-note.tsx')).OriginNote;
const toolPanel = async () => (await import('./result/tool-panel.tsx')).ToolPanel;

export interface MeterProps extends MeterSources {
  /** Level of the meter's own headings. Default 3. */
  headingLevel?: HeadingLevel;
  /** Draws the link to a Language's page; without it the name stands alone. */
  languageLink?: RenderLanguage;
  /** Draws the link to a Language's next class. Default: none. */
  nextClass?: RenderLanguage;
  /** Address that carries this code in its fragment as `meter=…`. Default: the fragment alone. */
  linkOf?: (code: string) => string;
  /** Hears which tool is opened. */
  onTool?: (tool: Tool) => void;
}
