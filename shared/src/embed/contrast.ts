import { onAttributes } from './on-attributes.ts';

/** They have to reach a contrast of 4.5:1. */
export const guardedPairs = [
  ['text', 'surface'],
  ['text', 'card'],
  ['text-soft', 'surface'],
  ['text-soft', 'card'],
  ['accent', 'surface'],
  ['accent', 'card'],
  ['on-accent', 'accent'],
  ['on-marker', 'marker'],
  ['error', 'card'],
] as const;

const guardedColours = [...new Set(guardedPairs.flat())];

/**
 * A pair that is unreadable in colours of the page keeps the site's own, and the console says why. Checks again when
 * the system or the page turns light or dark.
 */
export function guardContrast(container: HTMLElement, signal: AbortSignal): void {
  const probe = document.createElement('span');
  const colour = (name: string): number[] => {
    probe.style.color = `color-mix(in srgb, var(${internal[name]}), var(${internal[name]}))`;
    return (getComputedStyle(probe).color.match(/[\d.]+(?:e-?\d+)?/g) ?? []).slice(0, 3).map(Number);
  };
  const check = () => {
    for (const name of guardedColours) container.style.removeProperty(`--agile-${name}`);
    const style = getComputedStyle(container);
    const set = guardedColours.filter((name) => style.getPropertyValue(`--agile-${name}`).trim() !== '');
    if (set.length === 0) return;
    container.append(probe);
    for (const [text, ground] of guardedPairs) {
      const pair = [text, ground].filter((name) => set.includes(name));
      const ratio = pair.length > 0 ? contrastOf(colour(text), colour(ground)) : 21;
      if (ratio >= 4.5) continue;
      console.warn(
        `agile: --agile-${text} on --agile-${ground} has a contrast of ${ratio.toFixed(2)}:1; text needs 4.5:1. Set both. The site's own colours are shown.`,
      );
      for (const name of pair) container.style.setProperty(`--agile-${name}`, 'initial');
    }
    probe.remove();
  };
  window.matchMedia?.('(prefers-color-scheme: dark)')?.addEventListener?.('change', check, { signal });
  if (signal.aborted) return;
  onAttributes(document.documentElement, check, signal);
  check();
}

const internal: Record<string, string> = {
  text: '--ink',
  surface: '--paper',
  card: '--card',
  'text-soft': '--ink-soft',
  accent: '--ledger',
  'on-accent': '--on-ledger',
  'on-marker': '--marker-ink',
  marker: '--marker',
  error: '--error',
};

function contrastOf(a: readonly number[], b: readonly number[]): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((first, second) => first - second);
  return (high + 0.05) / (low + 0.05);
}

/** WCAG 2, of channels between 0 and 1. */
function luminance([red = 0, green = 0, blue = 0]: readonly number[]): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
