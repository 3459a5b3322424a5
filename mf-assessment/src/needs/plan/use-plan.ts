import { ownZone } from '@agile-languages/shared/formats';
import { lastValueOf, useRemoteData } from '@agile-languages/shared/remote-data';
import { useLocation, useNavigate } from '@agile-languages/shared/router';
import { useState } from 'react';
import { getClasses } from '../../next-class/next-class.data.ts';
import type { NeedsRow } from '../needs-tables.ts';
import { datedClass } from './dated-class.ts';
import { fitPlan, type PlanEntry } from './fit-plan.ts';
import { type PlanSettings, readSettings, settingsSearch } from './plan-settings.ts';

export function usePlan(rows: readonly NeedsRow[]): Plan {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const settings = readSettings(new URLSearchParams(search));
  const data = useRemoteData('classes', async () => {
    const zone = ownZone();
    return (await getClasses()).map((row) => datedClass(row, zone));
  });
  const classes = lastValueOf(data);
  const [tries, setTries] = useState(0);
  const languages = rows.map(({ id, language }) => ({
    language,
    classes: classes?.filter(({ row }) => row.fkDpLangId === id) ?? [],
  }));
  return {
    settings,
    onChange: (next) => {
      // The plan itself, behind `#`, stays.
      void navigate({ search: settingsSearch(next), hash }, { replace: true, preventScrollReset: true });
    },
    entries: classes ? fitPlan(languages, settings) : [],
    dates: data.state,
    tries,
    retry: () => {
      setTries(tries + 1);
      data.retry();
    },
  };
}

interface Plan {
  settings: PlanSettings;
  onChange: (settings: PlanSettings) => void;
  /** None until the dates are `ready`. */
  entries: readonly PlanEntry[];
  dates: 'pending' | 'ready' | 'failed';
  tries: number;
  retry: () => void;
}
