/** How an element is used, for `pressAllHere`. Runs in the page: it uses nothing from outside. */
export function provideUse(): void {
  const values: Readonly<Record<string, string>> = {
    number: '3',
    email: 'test@example.com',
    range: '50',
    date: '2030-01-31',
  };
  const pointTo = (element: HTMLElement, ...types: string[]) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const at = { clientX: left + width / 2, clientY: top + height / 2 };
    // The browser knows this pointer: code may keep it.
    const pointer = { pointerId: 1, pointerType: 'mouse', isPrimary: true };
    return types.map((type) => {
      const buttons = Number(type.endsWith('down'));
      const options = { ...at, ...pointer, buttons, bubbles: true, cancelable: true, composed: true };
      return element.dispatchEvent(new (type.startsWith('mouse') ? MouseEvent : PointerEvent)(type, options));
    });
  };
  const type = (element: HTMLElement, key: string, write = () => {}) => {
    const options = { key, bubbles: true, cancelable: true, composed: true };
    if (element.dispatchEvent(new KeyboardEvent('keydown', options))) write();
    element.dispatchEvent(new KeyboardEvent('keyup', options));
  };
  const press = (element: HTMLElement) => {
    const isUnhindered = pointTo(element, 'pointerover', 'mouseover', 'pointerdown', 'mousedown').at(-1);
    if (isUnhindered) element.focus({ preventScroll: true });
    pointTo(element, 'pointerup', 'mouseup');
    // Parts of drawings have no method for it.
    if (element instanceof HTMLElement) element.click();
    else pointTo(element, 'click');
  };
  const write = (field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement) => {
    const value =
      field instanceof HTMLSelectElement
        ? (field.options[field.options.length - 1]?.value ?? '')
        : (values[field.type] ?? 'Test');
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const widgets = 'tablist listbox combobox radiogroup menu menubar toolbar grid tree slider dialog'.split(' ');
  const used = new WeakSet<Element>();
  const use = (element: HTMLElement) => {
    press(element);
    if (element.matches('textarea, select, input:not([type="checkbox"], [type="radio"])')) {
      type(element, 't', () => write(element as HTMLInputElement));
      type(element, 'Enter');
      element.dispatchEvent(new Event('change', { bubbles: true }));
      element.blur();
    } else for (const key of ['Enter', ' ']) type(element, key);
    const widget = element.closest(`dialog, ${widgets.map((role) => `[role="${role}"]`)}`);
    if (!widget || used.has(widget)) return;
    used.add(widget);
    for (const key of ['ArrowDown', 'ArrowRight', 'Home', 'Escape']) type(element, key);
  };
  Object.assign(Reflect.get(window, Symbol.for('work')), { use });
}
