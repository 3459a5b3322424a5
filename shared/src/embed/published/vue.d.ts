import type { AgileEventMap, AssessmentAttributes, EnrolmentAttributes, PopupAttributes } from './elements.js';

/** `onAgileChange` for `agile-change`: what `@agile-change` becomes. */
type Pascal<Name> = Name extends `${infer First}-${infer Rest}`
  ? `${Capitalize<First>}${Pascal<Rest>}`
  : Capitalize<Name & string>;

type Listeners = { [Name in keyof AgileEventMap as `on${Pascal<Name>}`]?: (event: AgileEventMap[Name]) => void };

type Element<Attributes> = new () => { $props: Attributes & Listeners };

declare module 'vue' {
  interface GlobalComponents {
    'agile-assessment': Element<AssessmentAttributes>;
    'agile-enrolment': Element<EnrolmentAttributes>;
    'agile-popup': Element<PopupAttributes>;
  }
}
