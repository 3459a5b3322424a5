import { escapeHtml } from '@agile-languages/shared/formats';

interface Drawing {
  width: number;
  height: number;
  title: string;
  style: string;
  content: string;
}

/** A complete picture with size, title and colours. */
export const svg = ({ width, height, title, style, content }: Drawing): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">` +
  `<title>${escapeHtml(title)}</title><style>${style}</style>${content}</svg>\n`;
