interface Embedded extends HTMLElement {
  state: string;
}

/** Runs in the page. Counts like Chromium's layout shifts, until a second and a half after the element is ready. */
export async function shiftUntilReady(name: string, attributes: Record<string, string>) {
  const element = document.querySelector<Embedded>(name);
  if (!element) throw new Error(`no ${name}`);
  for (const attribute of element.getAttributeNames()) element.removeAttribute(attribute);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.scrollIntoView();
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  await frame();

  let sum = 0;
  const moved: string[] = [];
  let before = placesIn(document);
  let until = Number.POSITIVE_INFINITY;
  for (const end = performance.now() + 20_000; performance.now() < Math.min(until, end); ) {
    await frame();
    const now = placesIn(document);
    let area = 0;
    let distance = 0;
    for (const [node, { top, bottom, width }] of now) {
      const former = before.get(node);
      const by = former ? Math.abs(former.top - top) : 0;
      if (!former || by < 3 || (!isSeen(former) && !isSeen({ top, bottom }))) continue;
      area +=
        (width * (within(bottom) - within(top) + within(former.bottom) - within(former.top))) /
        innerWidth /
        innerHeight;
      distance = Math.max(distance, by / Math.max(innerWidth, innerHeight));
      moved.push(`${Math.round(by)} px: ${node.textContent?.trim().slice(0, 60)}`);
    }
    sum += Math.min(area, 1) * Math.min(distance, 1);
    before = now;
    if (element.state === 'ready') until = Math.min(until, performance.now() + 1500);
  }
  return { state: element.state, sum, moved: moved.slice(0, 12) };

  function placesIn(
    root: Document | ShadowRoot,
    places = new Map<Element, { top: number; bottom: number; width: number }>(),
  ) {
    for (const one of root.querySelectorAll('*')) {
      if (one.shadowRoot) placesIn(one.shadowRoot, places);
      if (one.childElementCount > 0 || !(one.textContent?.trim() || one.localName === 'img')) continue;
      const { top, bottom, width, height } = one.getBoundingClientRect();
      if (height > 0) places.set(one, { top: top + scrollY, bottom: bottom + scrollY, width });
    }
    return places;
  }

  function within(y: number) {
    return Math.min(Math.max(y - scrollY, 0), innerHeight);
  }

  function isSeen({ top, bottom }: { top: number; bottom: number }) {
    return within(bottom) > within(top);
  }
}
