import type { ComponentProps } from 'react';
import { bank } from '../../assessment/bank.ts';
import { useTexts } from '../../components/topic-texts.ts';
import { ReportPanel as Panel } from './report-panel.tsx';

export function ReportPanel(props: ComponentProps<typeof Panel>) {
  return useTexts(bank) ? <Panel {...props} /> : null;
}
