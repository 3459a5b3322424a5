/// <reference path="./css-modules.d.ts" preserve="true" />
/**
 * The UI kit: components with their own styles, usable with or without base.css, on the server and in the browser.
 * Bundled into whatever uses it. Links of the router and values of the site's configuration are passed as props.
 */

// Identity

export { Mark } from './mark/mark.tsx';
export { MarkShape } from './mark/mark-shape.tsx';
export { Wordmark } from './mark/wordmark.tsx';

// Cards and text

export { plainText } from '../html/plain-text.ts';
export { safeHref } from '../html/safe-href.ts';
export { Highlight, IndexCard, Tab } from './card/index-card.tsx';
export { DemoStrip } from './demo-strip/demo-strip.tsx';
export { SafeHtml } from './safe-html/safe-html.tsx';
export { Skeleton } from './skeleton/skeleton.tsx';

// Structure

export { CountedList, pinClass } from './counted-list/counted-list.tsx';
export { Heading, type HeadingLevel, levelBelow, parseHeadingLevel } from './heading/heading.tsx';
export { NumberedSection } from './numbered-section/numbered-section.tsx';

// Acting

export { Button, ButtonLink, ButtonRow, Icon, IconButton, type IconType } from './button/button.tsx';
export { type ButtonVariant, buttonClass } from './button/button-class.ts';
export {
  CalendarPlusIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  CloseIcon,
  EnlargeIcon,
  FilterIcon,
  LinkIcon,
} from './icons.ts';

// Entering

export { CheckRow } from './check-row/check-row.tsx';
export { Field } from './field/field.tsx';
export { TextArea, TextInput } from './field/inputs.tsx';
export { PasswordInput } from './field/password-input.tsx';
export { Select } from './field/select.tsx';
export { Switch } from './switch/switch.tsx';

// Moving about

export { Accordion, type AccordionItem } from './accordion/accordion.tsx';
export { Carousel } from './carousel/carousel.tsx';
export { Dialog } from './dialog/dialog.tsx';
export { Pagination } from './pagination/pagination.tsx';
export { Viewer } from './viewer/viewer.tsx';

// Texts that partners' pages also show in other languages

export { around } from '../words/around.ts';
export { useSay } from '../words/use-say.ts';

// Under the surface

export { classNames } from './class-names.ts';
export { lazyPart } from './lazy-part/lazy-part.tsx';
export { onNear } from './lazy-part/moments.ts';
export { SectionBoundary } from './section-boundary/section-boundary.tsx';
export { useHydrated } from './use-hydrated.ts';
export { useMedia } from './use-media.ts';
export { usePicture } from './use-picture.ts';
