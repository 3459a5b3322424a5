import type { ComponentProps } from 'react';
import { bank } from '../../assessment/bank.ts';
import { useTexts } from '../../kit/topic-texts.ts';
import { ReportPanel as Panel } from './report-panel.tsx';

/** Waits for the texts of all topics, which report and files name. */
export function ReportPanel(props: ComponentProps<typeof Panel>) {
  return useTexts(bank) ? <Panel {...props} /> : null;
}
