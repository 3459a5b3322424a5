/// <reference path="./css-modules.d.ts" preserve="true" />
/**
 * The UI kit: components with their own styles, usable with or without base.css, on the server and in the browser.
 * Bundled into whatever uses it.
 */

// Acting
export { Button, ButtonLink, ButtonRow, Icon, IconButton, type IconType } from './button/button.tsx';
export { type ButtonVariant, buttonClass } from './button/button-class.ts';

// Cards
export { IndexCard, Marker, Tab } from './card/index-card.tsx';
// Words
export { classNames } from './class-names.ts';
// Showing
export { DemoStrip } from './demo-strip/demo-strip.tsx';
export { formatDate8 } from './format.ts';
export {
  CalendarPlusIcon,
  CheckIcon,
  ChevronDownIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  CloseIcon,
  DownloadIcon,
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
// Identity
export { Mark, MarkShape } from './mark/mark.tsx';
export { Wordmark } from './mark/wordmark.tsx';
