/** `&do=who;what;when`, once for each action. */
export const actionsLink = (link: string, actions: readonly Action[]): string =>
  actions
    .filter(({ what }) => what.trim())
    .reduce(
      (text, { who, what, when }) =>
        `${text}&do=${[who, what, when].map((part) => encodeURIComponent(part.trim())).join(';')}`,
      link,
    );

export const actionsOf = (link: string): Action[] =>
  [...link.matchAll(/&do=([^&\s]*)/g)].slice(0, mostActions).map(([, text = '']) => {
    const [who = '', what = '', when = ''] = text.split(';').map(decoded);
    return { who, what, when };
  });

export const mostActions = 3;

/** Letters: a link with three actions fits into a QR code while they are short. */
export const longestPart = 60;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text).slice(0, longestPart);
  } catch {
    return '';
  }
}

export interface Action {
  who: string;
  what: string;
  /** '2026-12-10'; `''` for no day. */
  when: string;
}
