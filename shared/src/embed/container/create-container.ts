import type { learn } from '../enrolled/index.ts';
import { folderFrom, loadFault } from '../release.ts';
import { whenEndIsBelow } from '../room.ts';
import { type Feature, moduleFor } from '../spec/module-for.ts';
import type { EmbedFault, EmbedHandle, EmbedOptions, Mount, OnEvent } from '../spec/types.ts';

/**
 * It shares no module with its host and exposes one, `./embed`, whose `mount` loads the standalone modules of the same
 * version.
 */
export function createContainer(feature: Feature) {
  const folder = folderFrom((document.currentScript as HTMLScriptElement).src);
  return {
    init: () => {},
    get: async (module: string) => {
      if (module !== './embed') throw new Error(`agile_${feature} exposes ./embed only, not ${module}`);
      return () => ({ mount: mountFrom(folder, feature) });
    },
  };
}

/** Browsers remember an address that failed. */
let failures = 0;

/** Another module replaces it when the options name another view. */
const mountFrom = (folder: URL, feature: Feature) => (element: Element, first?: EmbedOptions, onEvent?: OnEvent) => {
  let options: EmbedOptions;
  let shown: { module: string; handle?: EmbedHandle } | undefined;
  let isSettled = false;
  const room = roomOf(element);

  const load = (name: string) =>
    import(/* webpackIgnore: true */ `${new URL(`${failures ? `again${failures}/` : ''}${name}.js`, folder)}`);
  const again = () => {
    if (isSettled) return;
    hide();
    update(options);
  };
  const tell: OnEvent = (name, detail) => {
    if (name === 'agile-ready') {
      isSettled = true;
      room.rest();
    }
    if (name === 'agile-error') {
      room.release();
      if ((detail as EmbedFault).retryable) addEventListener('online', again, { once: true });
    }
    return onEvent?.(name, detail) ?? true;
  };

  const update = (next: EmbedOptions = {}) => {
    options = next;
    const module = moduleFor[feature](options);
    if (module === shown?.module) return shown.handle?.update(options);
    hide();
    void show({ module });
  };

  const show = async (next: NonNullable<typeof shown>) => {
    shown = next;
    isSettled = false;
    room.keep();
    try {
      const { mount }: { mount: Mount } = await load(next.module);
      if (shown === next) next.handle = mount(element, options, tell);
    } catch (cause) {
      failures += 1;
      if (shown !== next) return;
      shown = undefined;
      console.error('agile: the code could not be loaded', cause);
      tell('agile-error', Object.freeze({ v: 1, ...loadFault(101, folder) }));
    }
  };

  const hide = () => {
    shown?.handle?.unmount();
    shown = undefined;
  };

  const hear = async (event?: MessageEvent) => {
    const { learn }: { learn: Learn } = await load('enrolled');
    // One mount is told: of classes, where there is one.
    if (feature === 'assessment') await new Promise((done) => setTimeout(done));
    const enrolment = await learn(event);
    if (enrolment) onEvent?.('agile-enrol', enrolment);
  };
  const onMessage = (event: MessageEvent) => {
    if (event.origin === folder.origin) void hear(event);
  };
  if (onEvent) addEventListener('message', onMessage);
  if (onEvent && location.search.includes('agile-code')) void hear();

  update(first);
  return {
    update,
    unmount: () => {
      removeEventListener('message', onMessage);
      isSettled = true;
      hide();
      room.end();
    },
  };
};

/**
 * `embed.css` keeps room for an element of our name, which here is no custom element, for eight seconds until something
 * is mounted.
 */
function roomOf(element: Element) {
  const { style } = element as HTMLElement;
  const isOurs = element.matches('agile-assessment, agile-enrolment');
  let waiting = 0;
  const end = () => {
    clearInterval(waiting);
    for (const name of ['--agile-room', '--agile-skeleton']) style.removeProperty(name);
  };
  const release = () => {
    clearInterval(waiting);
    if (isOurs) style.setProperty('--agile-room', '0');
  };
  const rest = () => {
    clearInterval(waiting);
    if (isOurs) style.setProperty('--agile-skeleton', 'none');
    waiting = whenEndIsBelow(element, release);
  };
  return {
    keep() {
      end();
      for (const animation of isOurs ? element.getAnimations() : []) if (isWaiting(animation)) animation.cancel();
    },
    rest,
    release,
    end,
  };
}

const isWaiting = (animation: Animation) =>
  animation instanceof CSSAnimation && animation.animationName === 'agile-room' && animation.playState === 'running';

type Learn = typeof learn;
