import type { AttributeSpec, MemberSpec, TypedMemberSpec } from './spec-types.ts';

/** The pop-up around an element. It is a file of its own, `popup.js`, which other pages do not load. */
export const popup = {
  tag: 'agile-popup',
  className: 'AgilePopup',
  description: 'A dialog around one of the elements, which a link or a button opens.',
  attributes: [
    { name: 'floating', description: 'Whether the link stays at the lower end of the window, as a button.' },
    {
      name: 'preload',
      description:
        'When the code of the element is fetched and the element made ready: with the dialog, or as soon as a pointer, a finger or the focus is on the link.',
      values: ['none', 'intent'],
      default: 'none',
    },
  ],
  members: [
    { name: 'open', type: 'boolean', description: 'Whether the dialog is open. Read only.', isReadonly: true },
    { name: 'show', type: '() => void', description: 'Opens the dialog.' },
    { name: 'close', type: '() => void', description: 'Closes it. The element keeps what was entered.' },
  ],
  parts: [
    { name: 'dialog', description: 'The dialog.' },
    { name: 'close', description: 'The button that closes it.' },
  ],
} as const satisfies PopupSpec;

interface PopupSpec {
  tag: string;
  className: string;
  /** For partners, one sentence. */
  description: string;
  attributes: readonly AttributeSpec[];
  members: readonly TypedMemberSpec[];
  parts: readonly MemberSpec[];
}
