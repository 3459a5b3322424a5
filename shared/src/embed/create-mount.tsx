/// <reference path="./css-text.d.ts" preserve="true" />
import '../ui/tokens.css';
import './root.css';
import { Component, type ComponentType, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { siteOrigin } from './site.ts';
import { sheet } from './style-sheet.ts';
import type { EmbedFault, EmbedHandle, EmbedOptions, Emit, Mount } from './types.ts';

/** Makes a feature of a view: shadow root, styles, theme, and what a page can do with it. */
export function createMount(View: ComponentType<ViewProps>): Mount {
  return (element, options = {}, onEvent = () => true) => {
    const host = element instanceof ShadowRoot ? undefined : element.appendChild(document.createElement('div'));
    const shadow = host?.attachShadow({ mode: 'open' }) ?? (element as ShadowRoot);
    const place = document.createElement('div');
    place.className = 'agile';
    place.dir = 'ltr';
    place.part.add('root');
    shadow.adoptedStyleSheets = [...shadow.adoptedStyleSheets, sheet];
    shadow.append(slot('before'), place, slot('after'));

    const root = createRoot(place);
    const control: ViewControl = { value: options.value ?? '', result: undefined };
    let current = options;
    let round = 0;
    const emit: Emit = (name, detail) => onEvent(name, Object.freeze({ v: 1, ...detail })) !== false;
    const fail = (code: number, retryable: boolean) => emit('agile-error', { code, retryable, help: helpOf(code) });
    const show = () => {
      const { theme = 'auto', locale = document.documentElement.lang } = current;
      place.dataset.theme = theme;
      place.lang = locale.startsWith('en') ? locale : 'en';
      place.style.setProperty('--host-font', getComputedStyle(shadow.host).fontFamily);
      root.render(
        <Boundary key={round} onFailure={() => fail(103, true)}>
          <View options={current} control={control} emit={emit} fail={fail} />
        </Boundary>,
      );
    };
    show();
    const leaving = new AbortController();
    const own = getComputedStyle(place);
    if (colours.some((name) => own.getPropertyValue(`--agile-${name}`)))
      import('./contrast.ts').then(({ guardContrast }) => guardContrast(place, leaving.signal), console.error);

    return {
      update(next) {
        if (next.value !== undefined && next.value !== control.value) {
          control.value = next.value;
          round += 1;
        }
        current = next;
        show();
      },
      unmount() {
        leaving.abort();
        root.unmount();
        shadow.replaceChildren();
        shadow.adoptedStyleSheets = [];
        host?.remove();
      },
      reset() {
        control.value = '';
        control.result = undefined;
        control.clear?.();
        round += 1;
        show();
      },
      focus: () => place.querySelector<HTMLElement>('a[href], button, input, select, textarea, summary')?.focus(),
      getResult: () => control.result,
      get value() {
        return control.value;
      },
    };
  };
}

/** Tells when the view fails while it is being shown; shows nothing from then on. */
class Boundary extends Component<{ onFailure: () => void; children: ReactNode }, { failed: boolean }> {
  static getDerivedStateFromError = () => ({ failed: true });

  override state = { failed: false };

  override componentDidCatch(cause: unknown) {
    console.error('agile: the element failed', cause);
    this.props.onFailure();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

/** Colours of the page that are checked. */
const colours = ['text', 'text-soft', 'surface', 'card', 'accent', 'on-accent', 'marker', 'on-marker', 'error'];

/** Address that explains an error code. */
const helpOf = (code: number) => `${siteOrigin}/embed#error-${code}`;

function slot(name: string) {
  const made = document.createElement('slot');
  made.name = name;
  return made;
}

/** What a view and its page share. */
export interface ViewControl {
  /** The result as text; the view keeps it up to date. */
  value: string;
  result: ReturnType<EmbedHandle['getResult']>;
  /** Forgets what is kept between visits. */
  clear?: () => void;
}

export interface ViewProps {
  options: EmbedOptions;
  control: ViewControl;
  emit: Emit;
  fail: (code: EmbedFault['code'], retryable: boolean) => void;
}
