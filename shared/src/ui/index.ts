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

export { safeHref } from '../html/escape.ts';
export { plainText } from '../html/text.ts';
export { DemoStrip } from './text/demo-strip.tsx';
export { Highlight, IndexCard, Tab } from './text/index-card.tsx';
export { SafeHtml } from './text/safe-html.tsx';
export { Skeleton } from './text/skeleton.tsx';

// Structure

export { CountedList, pinClass } from './structure/counted-list.tsx';
export { Heading, type HeadingLevel, levelBelow, parseHeadingLevel } from './structure/heading.tsx';
export { NumberedSection } from './structure/numbered-section.tsx';

// Acting

export { Button, ButtonLink, ButtonRow } from './button/button.tsx';
export { type ButtonVariant, buttonClass } from './button/button-class.ts';
export { Icon, type IconType } from './button/icon.tsx';
export { IconButton } from './button/icon-button.tsx';
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
export { emailProps, TextArea, TextInput } from './field/inputs.tsx';
export { PasswordInput } from './field/password-input.tsx';
export { Select } from './field/select.tsx';
export { Switch } from './switch/switch.tsx';

// Moving about

export { around, useSay } from '../words/use-say.ts';
export { Accordion, type AccordionItem } from './accordion/accordion.tsx';
export { Carousel } from './carousel/carousel.tsx';
export { classNames } from './class-names.ts';
export { Dialog } from './dialog/dialog.tsx';
export { Viewer } from './dialog/viewer.tsx';
export { readEarlyInput, useEarlyInput } from './early-input.ts';
export { focusOn } from './focus-on.ts';
export { lazyPart } from './lazy-part/lazy-part.tsx';
export { onNear, onView } from './lazy-part/moments.ts';
export { Pagination } from './pagination/pagination.tsx';
export { SectionBoundary } from './structure/section-boundary.tsx';
export { useHydrated } from './use-hydrated.ts';
export { useMedia } from './use-media.ts';
export { usePicture } from './use-picture.ts';
