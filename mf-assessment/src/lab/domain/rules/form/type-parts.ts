import { type Detector, everyLine, inLines } from '../rule.ts';

/** A button with its words. */
export const buttons: Detector = inLines(
  everyLine,
  /\b[Bb]uttons?\s+["“][A-Z][^"”\n]{1,40}["”]|["“][A-Z][^"”\n]{1,40}["”]\s+\(?[Bb]utton\b|\b[A-Z][\w’' -]{1,30} \([Bb]utton\b|^[A-Z][\w’' -]{1,30}\s*[:|–]\s*[Bb]utton(?=\s*(?:$|[|,;.(]))|^[Bb]uttons?\s*[:|–]\s*["“]?[A-Z]\w+/,
  /^buttons?$|\(button\)|\b(?:OK|submit) button\b|["“]click here["”]/i,
);

/** A link with the place that it goes to. */
export const links: Detector = inLines(
  everyLine,
  /\b(?:hyper)?links?\b[^.\n]{0,25}\b(?:to|leads to|opens)\s+(?:the |an? |our |page )*["“]?\w{3,}[^.\n]{0,40}|\(hyperlink[^)\n]{3,60}\)|["“][^"”\n]{3,40}["”]\s*(?:\(|is an? )?(?:hyper)?link\b/i,
  /\bhyperlinks?\b|\(link\)|["“]?click here["”]?/i,
);
