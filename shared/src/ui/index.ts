/// <reference path="./css-modules.d.ts" preserve="true" />
/**
 * The UI kit: components with their own styles, usable with or without base.css, on the server and in the browser.
 * Bundled into whatever uses it. The router and the site's configuration come in through props.
 */

// Identity

export { Mark } from './mark/mark.tsx';
export { MarkShape } from './mark/mark-shape.tsx';
export { Wordmark } from './mark/wordmark.tsx';

// Cards and text

export { IndexCard, Marker, Tab } from './card/index-card.tsx';
export { DemoStrip } from './demo-strip/demo-strip.tsx';
export { formatDate8 } from './format.ts';
export { plainText } from './safe-html/plain-text.ts';
export { safeHref } from './safe-html/safe-href.ts';
export { SafeHtml } from './safe-html/safe-html.tsx';
export { Skeleton } from './skeleton/skeleton.tsx';

// Acting

export { Button, ButtonLink, ButtonRow, Icon, IconButton, type IconType } from './button/button.tsx';
export { type ButtonVariant, buttonClass } from './button/button-class.ts';
export {
  CalendarPlusIcon,
  CheckIcon,
  ChevronDownIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  CloseIcon,
  DownloadIcon,
  EnlargeIcon,
  ExternalLinkIcon,
  EyeIcon,
  EyeOffIcon,
  FilterIcon,
  LinkIcon,
  MailIcon,
  MenuIcon,
  PauseIcon,
  PlayIcon,
  PrinterIcon,
  ResetIcon,
  SearchIcon,
  ShareIcon,
} from './icons.ts';

// Entering

export { CheckRow } from './check-row/check-row.tsx';
export { Field } from './field/field.tsx';
export { PasswordInput, Select, TextArea, TextInput } from './field/inputs.tsx';
export { Switch } from './switch/switch.tsx';

// Moving about

export { Accordion, type AccordionItem } from './accordion/accordion.tsx';
export { Carousel } from './carousel/carousel.tsx';
export { Dialog } from './dialog/dialog.tsx';
export { Pagination } from './pagination/pagination.tsx';
export { Viewer } from './viewer/viewer.tsx';

// Under the surface

export { classNames } from './class-names.ts';
export { SectionBoundary } from './section-boundary/section-boundary.tsx';
export { useHydrated } from './use-hydrated.ts';
export { useMedia } from './use-media.ts';
