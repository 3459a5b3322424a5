import { Heading, type HeadingLevel, useSay } from '@agile-languages/shared/ui';
import { type Dispatch, type ReactNode, useEffect, useRef } from 'react';
import { caseMarks, type MeterAction, type MeterState } from '../../assessment/meter-state.ts';
import { encodeMarks } from '../../assessment/selection-code.ts';
import { LoadOnDemand } from '../../components/load-on-demand.tsx';
import styles from '../../components/panel.module.css';
import { useShownLink } from '../../tools/evidence/use-shown-link.ts';
import type { Tool } from './meter-tools.tsx';

export function ToolPanel({ id, tool, state, headingLevel, linkOf, onClose, dispatch }: ToolPanelProps) {
  const say = useSay();
  const { communicationCase, marks, other } = state;
  const code = encodeMarks(caseMarks(state));
  const link = useShownLink(linkOf?.(code) ?? `#meter=${code}`);
  const panelProps = { id, headingLevel, onClose };
  switch (tool) {
    case 'Share':
      return (
        <Panel {...panelProps} title={say('Share this result')}>
          <LoadOnDemand load={share}>{(SharePanel) => <SharePanel link={link} />}</LoadOnDemand>
        </Panel>
      );
    case 'Compare':
      return (
        <Panel {...panelProps} title={say('Compare')}>
          <LoadOnDemand load={compare}>
            {(ComparePanel) => (
              <ComparePanel communicationCase={communicationCase} marks={marks} other={other} dispatch={dispatch} />
            )}
          </LoadOnDemand>
        </Panel>
      );
    case 'Team':
      return (
        <Panel {...panelProps} title={say('Your team')}>
          <LoadOnDemand load={team}>
            {(TeamPanel) => <TeamPanel communicationCase={communicationCase} headingLevel={headingLevel} />}
          </LoadOnDemand>
        </Panel>
      );
    case 'Room':
      return (
        <LoadOnDemand load={presentation}>
          {(PresentationDialog) => <PresentationDialog state={state} dispatch={dispatch} onClose={onClose} />}
        </LoadOnDemand>
      );
    case 'Report':
      return (
        <Panel {...panelProps} title={say('Your report')}>
          <LoadOnDemand load={report}>
            {(ReportPanel) => <ReportPanel state={state} link={link} dispatch={dispatch} />}
          </LoadOnDemand>
        </Panel>
      );
  }
}

// One file for these four: each more costs all pages that load the area.
const team = async () => (await import(/* webpackChunkName: "tools" */ '../../tools/team/team-panel.tsx')).TeamPanel;
const report = async () =>
  (await import(/* webpackChunkName: "tools" */ '../../tools/report/report-panel.tsx')).ReportPanel;
const share = async () =>
  (await import(/* webpackChunkName: "tools" */ '../../tools/share/share-panel.tsx')).SharePanel;
const compare = async () =>
  (await import(/* webpackChunkName: "tools" */ '../../tools/compare/compare-panel.tsx')).ComparePanel;
const presentation = async () => (await import('../../tools/presentation/presentation-dialog.tsx')).PresentationDialog;

function Panel({ id, title, headingLevel, onClose, children }: PanelProps) {
  const say = useSay();
  const panel = useRef<HTMLElement>(null);

  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  return (
    <section
      ref={panel}
      id={id}
      className={styles.panel}
      aria-labelledby={`${id}title`}
      tabIndex={-1}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <header className={styles.head}>
        <Heading level={headingLevel} id={`${id}title`} className={styles.title}>
          {title}
        </Heading>
        <button type="button" className={styles.line} onClick={onClose}>
          {say('Close')}
        </button>
      </header>
      {children}
    </section>
  );
}

interface ToolPanelProps {
  id: string;
  tool: Tool;
  state: MeterState;
  headingLevel: HeadingLevel;
  linkOf: ((code: string) => string) | undefined;
  onClose: () => void;
  dispatch: Dispatch<MeterAction>;
}

interface PanelProps {
  id: string;
  title: string;
  headingLevel: HeadingLevel;
  onClose: () => void;
  children: ReactNode;
}
