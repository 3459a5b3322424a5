import type { HeadingLevel } from '@agile-languages/shared/ui';
import { useSay } from '@agile-languages/shared/ui';
import type { Dispatch } from 'react';
import { caseMarks, type MeterAction, type MeterState } from '../../assessment/meter-state.ts';
import { encodeMarks } from '../../assessment/selection-code.ts';
import { LoadOnDemand } from '../../kit/load-on-demand.tsx';
import { Panel } from '../../kit/panel.tsx';
import type { Tool } from './meter-tools.tsx';

/** The panel of a tool, whose code is loaded when it is first opened. */
export function ToolPanel({ id, tool, state, headingLevel, linkOf, onClose, dispatch }: ToolPanelProps) {
  const say = useSay();
  const { communicationCase, marks, other } = state;
  const code = encodeMarks(caseMarks(state));
  const link = linkOf?.(code) ?? `#meter=${code}`;
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

const team = async () => (await import('../../tools/team/team-panel.tsx')).TeamPanel;
const presentation = async () => (await import('../../tools/presentation/presentation-dialog.tsx')).PresentationDialog;
const report = async () => (await import('../../tools/report/report-panel.tsx')).ReportPanel;
const share = async () => (await import('../../tools/share/share-panel.tsx')).SharePanel;
const compare = async () => (await import('../../tools/compare/compare-panel.tsx')).ComparePanel;

interface ToolPanelProps {
  id: string;
  tool: Tool;
  state: MeterState;
  headingLevel: HeadingLevel;
  linkOf: ((code: string) => string) | undefined;
  onClose: () => void;
  dispatch: Dispatch<MeterAction>;
}
