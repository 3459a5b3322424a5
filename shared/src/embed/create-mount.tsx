/// <reference path="./css-text.d.ts" preserve="true" />
import '../ui/tokens.css';
import './root.css';
import { Component, type ComponentType, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { SayContext } from '../words/use-say.ts';
import { featureRoot } from './feature-root.ts';
import { siteOrigin } from './site.ts';
import type { Emit, Mount } from './spec/types.ts';
import type { ViewControl, ViewProps } from './view-props.ts';
import { inEnglish, type Spoken, type WordFiles, wordFile } from './words.ts';

/**
 * Makes a feature of a view: shadow root, styles, theme, and what a page can do with it.
 *
 * @param files words of the view in other languages than English
 */
export function createMount(View: ComponentType<ViewProps>, files: WordFiles = {}): Mount {
  return (element, options = {}, onEvent = () => true) => {
    const { host, container, adapt, remove } = featureRoot(element);
    const unmounting = new AbortController();
    const root = createRoot(container);
    const control: ViewControl = { value: options.value ?? '', result: undefined };
    let current = options;
    let beginnings = 0;
    let spoken = inEnglish;
    const emit: Emit = (name, detail) => onEvent(name, Object.freeze({ v: 1, ...detail })) !== false;
    const fail: ViewProps['fail'] = (code, retryable) => {
      const help = `${siteOrigin}/embed#error-${code}`;
      console.warn(`agile ${code}: ${attributes[code - 201] ?? ''}${help}`);
      emit('agile-error', { code, retryable, help });
    };
    const adaptNow = () => {
      adapt(current, spoken);
      return current;
    };
    const render = (next: Spoken) => {
      spoken = next;
      adaptNow();
      root.render(
        <SayContext.Provider value={next.say}>
          <FailureBoundary key={beginnings} onFailure={() => fail(103, true)}>
            <View
              host={(element as ShadowRoot).host ?? element}
              options={current}
              control={control}
              emit={emit}
              fail={fail}
            />
          </FailureBoundary>
        </SayContext.Provider>,
      );
    };
    const show = () => {
      const asked = current;
      const { locale = '' } = asked;
      const file = wordFile(host, locale, files);
      if (!file) return render(inEnglish);
      file().then(
        (speak) => asked === current && render(speak(host, locale)),
        () => fail(101, true),
      );
    };
    show();
    import(/* webpackChunkName: "parts" */ './follow-page.ts').then(
      ({ followPage }) => followPage({ host, container, adapt: adaptNow }, unmounting.signal),
      console.error,
    );

    return {
      update(next) {
        if (next.value !== undefined && next.value !== control.value) {
          control.value = next.value;
          beginnings += 1;
        }
        current = next;
        show();
      },
      unmount() {
        current = {};
        unmounting.abort();
        root.unmount();
        remove();
      },
      reset() {
        control.value = '';
        control.result = undefined;
        control.clear?.();
        beginnings += 1;
        show();
      },
      focus: () => container.querySelector<HTMLElement>('a[href],button,input,select,textarea,summary')?.focus(),
      getResult: () => control.result,
      get value() {
        return control.value;
      },
    };
  };
}

/** What the console names beside the codes from 201 on. */
const attributes = ['view ', 'case ', 'language ', 'limit '];

/** Shows nothing from then on. */
class FailureBoundary extends Component<{ onFailure: () => void; children: ReactNode }, { failed: boolean }> {
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
