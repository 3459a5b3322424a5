import type { ComponentProps } from 'react';
import { bank } from '../../../meter/bank.ts';
import { ReportPanel as Panel } from '../../../report/report-panel.tsx';
import { useTexts } from '../../topic-texts.ts';

/** The report and its files name every topic. */
export function ReportPanel(props: ComponentProps<typeof Panel>) {
  return useTexts(bank) ? <Panel {...props} /> : null;
}
