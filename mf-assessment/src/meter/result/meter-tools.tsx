import { useSay } from '@agile-languages/shared/ui';
import { type Dispatch, useRef } from 'react';
import type { Before, MeterAction, MeterState } from '../../assessment/meter-state.ts';
import styles from './meter-tools.module.css';

export function MeterTools({ open, panelId, onOpen, state, dispatch }: MeterToolsProps) {
  const say = useSay();
  const reset = useRef<HTMLButtonElement>(null);
  const isViewing = state.origin.kind === 'link' && state.origin.stored !== undefined;
  return (
    <div className={styles.place}>
      <ul className={styles.tools} aria-label={say('This result')}>
        {tools.map((tool) => (
          <li key={tool}>
            <button
              type="button"
              aria-expanded={tool === open}
              aria-controls={tool === open ? panelId : undefined}
              onClick={() => onOpen(tool === open ? undefined : tool)}
            >
              <ToolIcon tool={tool} />
              {say(labels[tool] ?? tool)}
            </button>
          </li>
        ))}
      </ul>
      <button
        ref={reset}
        type="button"
        className={styles.reset}
        disabled={isViewing}
        onClick={() => dispatch({ type: 'reset' })}
      >
        <ToolIcon tool="Reset" />
        {say('Reset')}
      </button>
      {state.before ? (
        <p className={styles.undo}>
          {say(replaced[state.before.by])}{' '}
          <button
            type="button"
            onClick={() => {
              reset.current?.focus();
              dispatch({ type: 'undo' });
            }}
          >
            {say('Undo')}
          </button>
        </p>
      ) : null}
    </div>
  );
}

function ToolIcon({ tool }: { tool: Tool | 'Reset' }) {
  return (
    <svg viewBox="0 0 24 24" width="1.2em" height="1.2em" className={styles.icon} aria-hidden="true">
      <path d={icons[tool]} />
    </svg>
  );
}

const icons: Record<Tool | 'Reset', string> = {
  Share:
    'M15 5a3 3 0 1 0 6 0 3 3 0 0 0-6 0M3 12a3 3 0 1 0 6 0 3 3 0 0 0-6 0M15 19a3 3 0 1 0 6 0 3 3 0 0 0-6 0M8.6 13.5l6.8 4M15.4 6.5l-6.8 4',
  Compare: 'M12 3v18M8 7H3v10h5M16 7h5v10h-5',
  Team: 'M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2M5 7a4 4 0 1 0 8 0 4 4 0 0 0-8 0M22 21v-2a4 4 0 0 0-3-3.9M16 3.1a4 4 0 0 1 0 7.8',
  Room: 'M2 3h20M21 3v11a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V3M7 21l5-5 5 5',
  Report: 'M14 2v6h6M15 2H6a2 2 0 0 0-2 2v16a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V7ZM8 13h8M8 17h6',
  Reset: 'M3 12a9 9 0 1 0 3-6.7L3 8M3 3v5h5',
};

const tools = ['Report', 'Share', 'Compare', 'Team', 'Room'] as const;

const labels: Partial<Record<Tool, string>> = { Room: 'Run it with a group' };

const replaced: Record<Before['by'], string> = {
  reset: 'Every topic is on again.',
  import: 'These are the answers of the file.',
  link: 'The shared result is yours now.',
  tab: 'These are the answers of the other tab.',
};

export type Tool = (typeof tools)[number];

interface MeterToolsProps {
  open: Tool | undefined;
  panelId: string;
  onOpen: (tool: Tool | undefined) => void;
  state: MeterState;
  dispatch: Dispatch<MeterAction>;
}
