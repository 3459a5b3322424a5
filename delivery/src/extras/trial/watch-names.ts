/** Runs in the page after `watchWork`, before its scripts. No other area can give such names again. */
export function watchNames(): void {
  const work = Reflect.get(window, Symbol.for('work'));
  const strange: { what: string; area: string }[] = [];
  const note = (kind: string, name: string) => {
    const area = work.areaOf();
    if (area && !name.replace(/^--/, '').startsWith(`${area}-`)) strange.push({ what: `${kind} ${name}`, area });
  };
  const { define } = CustomElementRegistry.prototype;
  CustomElementRegistry.prototype.define = function (name, ...others) {
    note('element', name);
    define.call(this, name, ...others);
  };
  const { registerProperty } = CSS;
  CSS.registerProperty = (definition) => {
    note('property', definition.name);
    registerProperty.call(CSS, definition);
  };
  const paintWorklet: Worklet | undefined = Reflect.get(CSS, 'paintWorklet');
  const addModule = paintWorklet?.addModule;
  if (paintWorklet && addModule)
    paintWorklet.addModule = (address, options) => {
      note('painter', String(address));
      return addModule.call(paintWorklet, address, options);
    };
  const hosts = new Set<Element>();
  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function (options) {
    hosts.add(this);
    return attachShadow.call(this, options);
  };
  work.hosts = () => [...hosts].filter((host) => host.isConnected && !host.closest('main *'));
  work.names = (areas: readonly string[]) => strange.filter(({ area }) => areas.includes(area)).map(({ what }) => what);
}
