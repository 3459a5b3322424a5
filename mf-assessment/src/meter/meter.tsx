import type { HeadingLevel } from '@agile-languages/shared/ui';
import { useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { levelOf } from '../assessment/level.ts';
import { LoadOnDemand } from '../kit/load-on-demand.tsx';
import type { RenderLanguage } from '../kit/render-language.ts';
import { replayEarlyInput } from '../kit/replay-early-input.ts';
import { LearnFirst } from '../tools/learn-first/learn-first.tsx';
import { CaseChooser } from './case/case-chooser.tsx';
import styles from './meter.module.css';
import { NoScriptNote } from './no-script-note.tsx';
import { OriginNote, OriginQuestion } from './origin-note.tsx';
import { originText } from './origin-text.ts';
import { EightResults } from './result/eight-results.tsx';
import { LevelGauge } from './result/level-gauge.tsx';
import { MeterTools, type Tool } from './result/meter-tools.tsx';
import { LanguageList } from './topics/language-list.tsx';
import { TopicSheet } from './topics/topic-sheet.tsx';
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

  const onCloseTool = () => {
    root.current?.querySelector<HTMLElement>('button[aria-expanded="true"]')?.focus();
    setTool(undefined);
  };

  const { communicationCase, marks, other } = state;
  // Marks and level are on screen in the next frame; what follows from them may be one frame later.
  const settled = useDeferredValue(marks);
  const level = levelOf(communicationCase, marks);
  const announcement = useAnnouncement(level, state.changes, originText(state.origin));
  const open =
    communicationCase.languages.find(({ language }) => language.id === state.language) ??
    communicationCase.languages[0];
  const onOpenTool = (opened: Tool | undefined) => {
    setTool(opened);
    if (opened) onTool?.(opened);
  };
  const onClose = () => root.current?.focus({ preventScroll: true });
  const common = { communicationCase, marks, other, headingLevel, dispatch };

  return (
    <div ref={root} className={styles.meter} tabIndex={-1}>
      <p role="status" className={styles.announcement}>
        {announcement}
      </p>
      <NoScriptNote />
      <OriginNote state={state} onClose={onClose} dispatch={dispatch} />
      <CaseChooser
        communicationCase={communicationCase}
        name={`${id}case`}
        headingLevel={headingLevel}
        dispatch={dispatch}
      />
      <div className={styles.columns}>
        <LanguageList {...common} open={state.language} change={state.change} />
        {communicationCase.languages.map((weighted) => (
          <TopicSheet
            key={weighted.language.id}
            {...common}
            {...weighted}
            marks={weighted === open ? marks : settled}
            category={weighted === open ? state.category : 0}
            hidden={weighted !== open}
            change={weighted === open ? state.change : undefined}
            opened={weighted === open ? state.opened : undefined}
          />
        ))}
        <div className={styles.result}>
          <LevelGauge
            communicationCase={communicationCase}
            level={level}
            settled={settled}
            other={other && levelOf(communicationCase, other)}
          >
            <OriginQuestion state={state} onClose={onClose} dispatch={dispatch} />
          </LevelGauge>
          <LearnFirst
            {...common}
            marks={settled}
            opened={state.origin.kind === 'link' ? undefined : state.opened}
            languageLink={languageLink}
            nextClass={nextClass}
          />
          <MeterTools open={tool} panelId={`${id}tool`} onOpen={onOpenTool} state={state} dispatch={dispatch} />
        </div>
      </div>
      {tool ? (
        <LoadOnDemand load={toolPanel}>
          {(ToolPanel) => (
            <ToolPanel
              key={tool}
              id={`${id}tool`}
              tool={tool}
              state={state}
              headingLevel={headingLevel}
              linkOf={linkOf}
              onClose={onCloseTool}
              dispatch={dispatch}
            />
          )}
        </LoadOnDemand>
      ) : null}
      <EightResults {...common} marks={settled} />
    </div>
  );
}

const toolPanel = async () => (await import('./result/tool-panel.tsx')).ToolPanel;

export interface MeterProps extends MeterSources {
  /** Level of the meter's own headings. Default 3. */
  headingLevel?: HeadingLevel;
  /** Draws the link to a Language's page. Default: its name alone. */
  languageLink?: RenderLanguage;
  /** Draws the link to a Language's next class. Default: none. */
  nextClass?: RenderLanguage;
  /** Address with this code in its fragment as `meter=…`. Default: the fragment alone. */
  linkOf?: (code: string) => string;
  /** Called with the tool that was opened. */
  onTool?: (tool: Tool) => void;
}
