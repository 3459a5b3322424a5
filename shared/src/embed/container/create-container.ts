import { folderFrom, loadFault } from '../release.ts';
import { type Feature, moduleFor } from '../spec/module-for.ts';
import type { EmbedHandle, EmbedOptions, Mount, OnEvent } from '../spec/types.ts';

/**
 * The public federated container of a feature. It takes nothing from a share scope and exposes one module, `./embed`,
 * whose `mount` brings the standalone modules of the same version.
 */
export function createContainer(feature: Feature) {
  const folder = folderFrom((document.currentScript as HTMLScriptElement).src);
  return {
    init: () => {},
    get: async (module: string) => {
      if (module !== './embed') throw new Error(`agile_${feature} exposes ./embed only, not ${module}`);
      return () => ({ mount: mountFrom(folder, moduleFor[feature]) });
    },
  };
}

/** Shows a feature; another module takes its place when the options ask for another view. */
const mountFrom =
  (folder: URL, moduleNeededFor: (options: EmbedOptions) => string) =>
  (element: Element, first?: EmbedOptions, onEvent?: OnEvent) => {
    let options: EmbedOptions;
    let shown: { module: string; handle?: EmbedHandle } | undefined;

    const update = (next: EmbedOptions = {}) => {
      options = next;
      const module = moduleNeededFor(options);
      if (module === shown?.module) return shown.handle?.update(options);
      unmount();
      void show({ module });
    };

    const show = async (begun: NonNullable<typeof shown>) => {
      shown = begun;
      try {
        const { href } = new URL(`${begun.module}.js`, folder);
        const { mount }: { mount: Mount } = await import(/* webpackIgnore: true */ href);
        if (shown === begun) begun.handle = mount(element, options, onEvent);
      } catch (cause) {
        if (shown !== begun) return;
        shown = undefined;
        console.error('agile: the code could not be loaded', cause);
        onEvent?.('agile-error', Object.freeze({ v: 1, ...loadFault(101, folder) }));
      }
    };

    const unmount = () => {
      shown?.handle?.unmount();
      shown = undefined;
    };

    update(first);
    return { update, unmount };
  };
