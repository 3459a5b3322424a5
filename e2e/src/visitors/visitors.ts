export interface Visitor {
  name: string;
  /** Behind the path. `#part` stands for a part that the page has, `#p%61rt` for the same, encoded. */
  address?: string;
  lacks?: readonly string[];
  /** Runs in the page before its scripts, and knows nothing outside of itself. */
  otherwise?: () => void;
  together?: readonly Visitor[];
  /** Default: a page or two are opened by their document, the others from there on. */
  opensDocuments?: boolean;
  lines?: number;
  /** React renders the document again and says so. */
  isRebuilt?: boolean;
}

const queries = {
  'from a newsletter': '?utm_source=letter&utm_medium=email&utm_campaign=autumn%20term',
  'from an advertisement': '?gclid=Cj0KCQ&gad_source=1&fbclid=IwZXh0bg',
  'parameters twice, without a value, without a name': '?a=1&a=2&b&=c&&',
  '2 kB of query': `?${'q'.repeat(2048)}`,
  'query of other letters, and of some that cannot be decoded': '?q=%C5%81%C3%B3d+n=Zürich&x=%E4%F6%&%',
};

const addresses: readonly Visitor[] = [
  ...Object.entries(queries).map(([name, address]) => ({ name, address })),
  {
    name: 'all of these queries in one, to a part',
    address: `?${Object.values(queries)
      .map((query) => query.slice(1))
      .join('&')}#part`,
    opensDocuments: true,
  },
  { name: 'to a part, encoded', address: '#p%61rt', opensDocuments: true },
  { name: 'to words of the page', address: '?ref=search#:~:text=agile', opensDocuments: true },
].map((visitor) => ({ ...visitor, lines: 0 }));

const gaps: readonly Visitor[] = [
  'localStorage',
  'sessionStorage',
  'matchMedia',
  'requestIdleCallback',
  'IntersectionObserver',
  'ResizeObserver',
  'PerformanceObserver',
  'MutationObserver',
  'CompressionStream',
  'URL.parse',
  'URL.canParse',
  'AbortSignal.timeout',
  'crypto',
  'crypto.subtle',
  'crypto.randomUUID',
  'document.fonts',
  'history.scrollRestoration',
  'navigator.clipboard',
  'navigator.share',
  'navigator.sendBeacon',
  'navigator.language',
  'navigator.languages',
  'Element.prototype.animate',
  'Element.prototype.checkVisibility',
  'HTMLElement.prototype.showPopover',
  'HTMLDialogElement.prototype.showModal',
  'Document.prototype.adoptedStyleSheets',
  'Intl.ListFormat',
  'Intl.PluralRules',
  'Intl.NumberFormat',
].map((lacks) => ({ name: `no ${lacks}`, lacks: [lacks] }));

const oldBrowser: Visitor = {
  name: 'an old browser',
  lacks: [
    'indexedDB',
    'caches',
    'BroadcastChannel',
    'Highlight',
    'CSS.highlights',
    'CSS.registerProperty',
    'navigator.locks',
    'navigator.permissions',
    'navigator.serviceWorker',
    'navigator.connection',
    'navigator.userAgentData',
    'navigator.userActivation',
    'Element.prototype.getAnimations',
    'document.startViewTransition',
    'Intl.Segmenter',
    'Intl.RelativeTimeFormat',
    'Intl.supportedValuesOf',
    'WeakRef',
    'scheduler',
    'structuredClone',
    'reportError',
  ],
};

const oddities: readonly Visitor[] = [
  {
    name: 'a zone that the browser refuses itself',
    otherwise: () => {
      const { resolvedOptions } = Intl.DateTimeFormat.prototype;
      Intl.DateTimeFormat.prototype.resolvedOptions = function () {
        return { ...resolvedOptions.call(this), timeZone: 'Etc/Unknown' };
      };
    },
  },
  {
    name: 'no zone',
    otherwise: () => {
      const { resolvedOptions } = Intl.DateTimeFormat.prototype;
      Intl.DateTimeFormat.prototype.resolvedOptions = function () {
        return { ...resolvedOptions.call(this), timeZone: undefined as unknown as string };
      };
    },
  },
  {
    name: 'no zone known by its name',
    otherwise: () => {
      const { DateTimeFormat } = Intl;
      Intl.DateTimeFormat = new Proxy(DateTimeFormat, {
        construct(target, [locale, options]) {
          if (/\//.test(options?.timeZone ?? '')) throw new RangeError(`Invalid time zone: ${options.timeZone}`);
          return new target(locale, options);
        },
      });
    },
  },
  {
    name: 'a zone that nobody may ask for',
    otherwise: () => {
      Intl.DateTimeFormat.prototype.resolvedOptions = () => {
        throw new RangeError('No zone');
      };
    },
  },
  {
    name: 'a language that does not exist',
    otherwise: () => {
      for (const [name, value] of Object.entries({ language: 'xx-', languages: ['', 'xx-'] }))
        Object.defineProperty(Navigator.prototype, name, { get: () => value });
    },
  },
  {
    name: 'site data blocked',
    opensDocuments: true,
    otherwise: () => {
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
    },
  },
  {
    name: 'site data full',
    otherwise: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    },
  },
  {
    name: 'media queries that tell nobody when they change',
    otherwise: () => {
      const { matchMedia } = window;
      window.matchMedia = (query) =>
        ({ matches: matchMedia.call(window, query).matches, media: query }) as MediaQueryList;
    },
  },
  {
    name: 'no answer to media queries, as in a frame that is not shown',
    opensDocuments: true,
    otherwise: () => {
      window.matchMedia = () => null as unknown as MediaQueryList;
    },
  },
  {
    name: 'scrolling that pages may not restore',
    otherwise: () => {
      Object.defineProperty(History.prototype, 'scrollRestoration', {
        get: () => 'auto',
        set: () => {
          throw new DOMException('The document is not active.', 'SecurityError');
        },
      });
    },
  },
  {
    name: 'history that takes no entries',
    opensDocuments: true,
    otherwise: () => {
      for (const name of ['pushState', 'replaceState'] as const)
        History.prototype[name] = () => {
          throw new DOMException('Too many calls.', 'SecurityError');
        };
    },
  },
  {
    name: 'a tab in the background',
    opensDocuments: true,
    otherwise: () => {
      Object.defineProperty(document, 'hidden', { get: () => true });
      Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
      window.requestAnimationFrame = () => 0;
    },
  },
  {
    name: 'extensions that mark the document',
    opensDocuments: true,
    otherwise: () => {
      const mark = () => {
        document.documentElement.setAttribute('data-reader-mode', 'off');
        document.documentElement.style.setProperty('--extension', '1');
        document.body.setAttribute('cz-shortcut-listen', 'true');
        for (const field of document.querySelectorAll('input, textarea, select, button')) {
          field.setAttribute('fdprocessedid', 'a1');
          field.setAttribute('data-lt-installed', 'true');
          if (field instanceof HTMLElement) field.style.setProperty('background-repeat', 'no-repeat');
        }
      };
      document.addEventListener('DOMContentLoaded', mark);
    },
  },
  {
    name: 'extensions that put elements into the document',
    isRebuilt: true,
    otherwise: () => {
      const put = (parent: Element | null, name: string, isFirst = false) => {
        const element = document.createElement(name);
        element.textContent = name === 'div' ? 'Test extension' : '';
        element.hidden = true;
        if (isFirst) parent?.prepend(element);
        else parent?.append(element);
      };
      document.addEventListener('DOMContentLoaded', () => {
        for (const name of ['meta', 'link']) put(document.head, name, true);
        for (const parent of [document.documentElement, document.body, document.querySelector('main')])
          for (const isFirst of [true, false]) put(parent, 'div', isFirst);
        for (const field of document.querySelectorAll('main input, main textarea'))
          field.after(document.createElement('test-icon'));
      });
    },
  },
  {
    name: 'a browser that makes links of numbers',
    isRebuilt: true,
    otherwise: () => {
      document.addEventListener('DOMContentLoaded', () => {
        const walker = document.createTreeWalker(document.querySelector('main') ?? document, NodeFilter.SHOW_TEXT);
        const texts: Text[] = [];
        while (walker.nextNode()) texts.push(walker.currentNode as Text);
        for (const text of texts) {
          const at = text.data.search(/\d{2}/);
          if (at < 0 || text.parentElement?.closest('a, button, svg, script, style, option, textarea')) continue;
          const link = document.createElement('a');
          link.href = 'tel:12';
          link.append(text.splitText(at).splitText(2).previousSibling ?? '');
          text.after(link);
        }
      });
    },
  },
  {
    name: 'a blocker that takes elements away',
    isRebuilt: true,
    otherwise: () => {
      document.addEventListener('DOMContentLoaded', () => {
        for (const element of document.querySelectorAll('main iframe, main img, main form, footer li'))
          element.remove();
      });
    },
  },
  {
    name: 'a consent tool around all that is listened to and fetched',
    otherwise: () => {
      const { addEventListener } = EventTarget.prototype;
      EventTarget.prototype.addEventListener = function (type, listener, options) {
        const call = typeof listener === 'function' ? listener : listener?.handleEvent.bind(listener);
        return addEventListener.call(this ?? window, type, (event) => call?.call(this, event), options);
      };
      const { fetch, setTimeout } = window;
      window.fetch = (input, init) => fetch(new Request(input, init));
      window.setTimeout = ((run: TimerHandler, ...rest: number[]) =>
        setTimeout(run, ...rest)) as typeof window.setTimeout;
    },
  },
  {
    name: 'scripts that extend what all values have',
    otherwise: () => {
      for (const prototype of [Object.prototype, Array.prototype, Function.prototype, String.prototype])
        Object.assign(prototype, { each: () => 'extended', first: 'extended', options: null });
      Object.assign(Array.prototype, {
        toJSON(this: unknown[]) {
          return `[${this.join(', ')}]`;
        },
      });
    },
  },
];

const together: readonly Visitor[] = [
  {
    name: 'a browser that answers less',
    together: named(
      'no zone',
      'media queries that tell nobody when they change',
      'scrolling that pages may not restore',
    ),
    opensDocuments: true,
  },
  {
    name: 'extensions that put elements into the document, take some away and make links',
    together: named(
      'extensions that put elements into the document',
      'a browser that makes links of numbers',
      'a blocker that takes elements away',
    ),
    isRebuilt: true,
    opensDocuments: true,
  },
];

function named(...names: readonly string[]): Visitor[] {
  const found = oddities.filter(({ name }) => names.includes(name));
  if (found.length < names.length) throw new Error(`Not all of these are visitors: ${names.join(', ')}`);
  return found;
}

export const visitors: readonly Visitor[] = [...addresses, ...gaps, oldBrowser, ...oddities, ...together];

/** The names are not even there with another value. */
export function takeAway(paths: readonly string[]): void {
  for (const path of paths) {
    const names = path.split('.');
    const last = names.pop() ?? '';
    let owner = names.reduce<object | undefined>((value, name) => Reflect.get(value ?? {}, name), globalThis);
    for (; owner; owner = Object.getPrototypeOf(owner)) Reflect.deleteProperty(owner, last);
  }
}
