import { speakIn } from '@agile-languages/shared/embed';
import criteria from './fr/criteria.json' with { type: 'json' };
import labWords from './fr/lab.json' with { type: 'json' };
import meterWords from './fr/meter.json' with { type: 'json' };
import needsWords from './fr/needs.json' with { type: 'json' };

export const meter = /* @__PURE__ */ speakIn('fr', criteria, meterWords);
export const needs = /* @__PURE__ */ speakIn('fr', needsWords);
export const lab = /* @__PURE__ */ speakIn('fr', labWords);
