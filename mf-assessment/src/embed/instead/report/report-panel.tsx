import type { ComponentProps } from 'react';
import { ReportPanel as Panel } from '../../../report/report-panel.tsx';
import { useMeanings } from '../../meanings.ts';

/** The report says of every topic what it means. */
export function ReportPanel(props: ComponentProps<typeof Panel>) {
  return useMeanings(props.state.of.languages) ? <Panel {...props} /> : null;
}
