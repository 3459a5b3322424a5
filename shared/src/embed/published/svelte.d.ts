import type { HTMLAttributes } from 'svelte/elements';
import type { AgileEventMap, AssessmentAttributes, EnrolmentAttributes, PopupAttributes } from './elements.js';

type Listeners = { [Name in keyof AgileEventMap as `on${Name}`]?: (event: AgileEventMap[Name]) => void };

type Element<Attributes> = Attributes & Listeners & Omit<HTMLAttributes<HTMLElement>, keyof Attributes>;

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'agile-assessment': Element<AssessmentAttributes>;
    'agile-enrolment': Element<EnrolmentAttributes>;
    'agile-popup': Element<PopupAttributes>;
  }
}
