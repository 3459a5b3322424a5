import type { ComponentProps } from 'react';
import { bank } from '../../assessment/bank.ts';
import { useTexts } from '../../kit/topic-texts.ts';
import { ReportPanel as Panel } from './report-panel.tsx';

/** The report and its files name every topic. */
export function ReportPanel(props: ComponentProps<typeof Panel>) {
  return useTexts(bank) ? <Panel {...props} /> : null;
}
