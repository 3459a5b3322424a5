import type { HeadingLevel } from '@agile-languages/shared/ui';
import type { Dispatch } from 'react';
import { caseMarks, type MeterAction, type MeterState } from '../../assessment/meter-state.ts';
import { encodeMarks } from '../../assessment/selection-code.ts';
import { Later } from '../../kit/later.tsx';
import { Panel } from '../../kit/panel.tsx';
import type { Tool } from './meter-tools.tsx';

/** The panel of a tool. Each brings its code when it is first opened. */
export function ToolPanel({ id, tool, state, headingLevel, linkOf, onClose, dispatch }: ToolPanelProps) {
  const { of, marks, other } = state;
  const code = encodeMarks(caseMarks(state));
  const link = linkOf?.(code) ?? `#meter=${code}`;
  const frame = { id, headingLevel, onClose };
  switch (tool) {
    case 'Share':
      return (
        <Panel {...frame} title="Share this result">
          <Later load={share}>{(SharePanel) => <SharePanel link={link} />}</Later>
        </Panel>
      );
    case 'Compare':
      return (
        <Panel {...frame} title="Compare">
          <Later load={compare}>
            {(ComparePanel) => <ComparePanel of={of} marks={marks} other={other} dispatch={dispatch} />}
          </Later>
        </Panel>
      );
    case 'Team':
      return (
        <Panel {...frame} title="Your team">
          <Later load={team}>{(TeamPanel) => <TeamPanel of={of} headingLevel={headingLevel} />}</Later>
        </Panel>
      );
    case 'Room':
      return (
        <Later load={room}>{(RoomDialog) => <RoomDialog state={state} dispatch={dispatch} onClose={onClose} />}</Later>
      );
    case 'Report':
      return (
        <Panel {...frame} title="Your report">
          <Later load={report}>{(ReportPanel) => <ReportPanel state={state} link={link} dispatch={dispatch} />}</Later>
        </Panel>
      );
  }
}

const team = async () => (await import('../../tools/team/team-panel.tsx')).TeamPanel;
const room = async () => (await import('../../tools/presentation/presentation-dialog.tsx')).RoomDialog;
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
