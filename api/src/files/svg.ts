import { escapeHtml } from '../html.ts';

interface Drawing {
  width: number;
  height: number;
  title: string;
  style: string;
  content: string;
}

/** A picture of its own: it has its size, its name and its colours with it. */
export const svg = ({ width, height, title, style, content }: Drawing): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">` +
  `<title>${escapeHtml(title)}</title><style>${style}</style>${content}</svg>\n`;
