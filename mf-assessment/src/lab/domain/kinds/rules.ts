import type { CardKind } from '../rules/rule.ts';
import { apiKind } from './api-kind.ts';
import { businessKind } from './business-kind.ts';
import { flowKind } from './flow-kind.ts';
import { formKind } from './form-kind.ts';
import type { KindRules } from './kind-rules.ts';
import { storyKind } from './story-kind.ts';
import { withDates } from './with-dates.ts';

export const allKinds: Readonly<Record<CardKind, KindRules>> = {
  story: withDates(storyKind),
  api: withDates(apiKind),
  form: withDates(formKind),
  flow: withDates(flowKind),
  business: withDates(businessKind),
};

export const rules = Object.values(allKinds).flatMap(({ groups }) => groups.flatMap((group) => group.rules));
