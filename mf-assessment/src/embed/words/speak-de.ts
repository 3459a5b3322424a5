import { speakIn } from '@agile-languages/shared/embed';
import criteria from './de/criteria.json' with { type: 'json' };
import labWords from './de/lab.json' with { type: 'json' };
import meterWords from './de/meter.json' with { type: 'json' };
import needsWords from './de/needs.json' with { type: 'json' };

export const meter = /* @__PURE__ */ speakIn('de', criteria, meterWords);
export const needs = /* @__PURE__ */ speakIn('de', needsWords);
export const lab = /* @__PURE__ */ speakIn('de', labWords);
