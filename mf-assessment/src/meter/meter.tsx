import type { HeadingLevel } from '@agile-languages/shared/ui';
import { type ComponentProps, type Dispatch, useDeferredValue, useId, useRef, useState } from 'react';
import { levelOf, type Marks } from '../assessment/level.ts';
import type { MeterAction, MeterState } from '../assessment/meter-state.ts';
import { LoadOnDemand } from '../components/load-on-demand.tsx';
import { LearnFirst, type RenderLanguage } from '../tools/learn-first/learn-first.tsx';
import { Meaning } from '../tools/learn-first/meaning.tsx';
import { CaseChooser } from './case/case-chooser.tsx';
import styles from './meter.module.css';
import { NoScriptNote, OriginNote, OriginQuestion, originText } from './notes.tsx';
import { EightResults } from './result/eight-results.tsx';
import { LevelGauge } from './result/level-gauge.tsx';
import { MeterTools, type Tool } from './result/meter-tools.tsx';
import type { ToolPanel as Panel } from './result/tool-panel.tsx';
import { LanguageList } from './topics/language-list.tsx';
import { TopicSheet } from './topics/topic-sheet.tsx';
import { useAnnouncement } from './use-announcement.ts';
import { type MeterSources, useMeter } from './use-meter.ts';

export function Meter({ headingLevel = 3, languageLink, nextClass, linkOf, onTool, ...sources }: MeterProps) {
  const { state, dispatch } = useMeter(sources);
  const [tool, setTool] = useState<Tool>();
  const root = useRef<HTMLDivElement>(null);
  const id = useId();

  const onCloseTool = () => {
    root.current?.querySelector<HTMLElement>('button[aria-expanded="true"]')?.focus();
    setTool(undefined);
  };

  const { communicationCase, marks, other } = state;
  // Marks and level first; the other results may be one frame later.
  const settled = useDeferredValue(marks);
  const level = levelOf(communicationCase, marks);
  const announcement = useAnnouncement(level, state.changes, originText(state.origin));
  const onOpenTool = (opened: Tool | undefined) => {
    setTool(opened);
    if (opened) onTool?.(opened);
  };
  const onClose = () => root.current?.focus({ preventScroll: true });
  const common = { communicationCase, marks, other, headingLevel, dispatch };

  return (
    <div ref={root} className={styles.meter} tabIndex={-1}>
      <p role="status" className="visually-hidden">
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
        <TopicSheets state={state} settled={settled} headingLevel={headingLevel} dispatch={dispatch} />
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
        </div>
      </div>
      <MeterTools open={tool} panelId={`${id}tool`} onOpen={onOpenTool} state={state} dispatch={dispatch} />
      {tool ? (
        <OpenTool
          id={`${id}tool`}
          tool={tool}
          state={state}
          headingLevel={headingLevel}
          linkOf={linkOf}
          onClose={onCloseTool}
          dispatch={dispatch}
        />
      ) : null}
      <Meaning {...{ communicationCase, headingLevel }} marks={settled} opened={state.opened} />
      <EightResults {...common} marks={settled} />
    </div>
  );
}

function TopicSheets({ state, settled, headingLevel, dispatch }: TopicSheetsProps) {
  const { communicationCase, marks, category, change, opened } = state;
  const { languages } = communicationCase;
  const open = languages.find(({ language }) => language.id === state.language) ?? languages[0];
  return languages.map((weighted) => {
    const isOpen = weighted === open;
    return (
      <TopicSheet
        key={weighted.language.id}
        {...weighted}
        communicationCase={communicationCase}
        marks={isOpen ? marks : settled}
        category={isOpen ? category : 0}
        hidden={!isOpen}
        change={isOpen ? change : undefined}
        opened={isOpen ? opened : undefined}
        headingLevel={headingLevel}
        dispatch={dispatch}
      />
    );
  });
}

const OpenTool = (props: ComponentProps<typeof Panel>) => (
  <LoadOnDemand load={toolPanel}>{(ToolPanel) => <ToolPanel key={props.tool} {...props} />}</LoadOnDemand>
);

const toolPanel = async () => (await import('./result/tool-panel.tsx')).ToolPanel;

export interface MeterProps extends MeterSources {
  headingLevel?: HeadingLevel;
  languageLink?: RenderLanguage;
  nextClass?: RenderLanguage;
  /** As `meter=…` in the fragment. Default: the fragment alone. */
  linkOf?: (code: string) => string;
  onTool?: (tool: Tool) => void;
}

interface TopicSheetsProps {
  state: MeterState;
  /** As they were a frame before, for the Languages that are closed. */
  settled: Marks;
  headingLevel: HeadingLevel;
  dispatch: Dispatch<MeterAction>;
}
