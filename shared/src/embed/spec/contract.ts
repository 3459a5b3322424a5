import { UserError } from '../../errors/index.ts';

/** What a version of the elements promises to partners, as `contract.txt` of that version states it. */
export interface EmbedContract {
  /** `1.2`: the first number grows when something is taken away, the second when something is added. */
  version: string;
  lines: readonly string[];
}

/** Reads a `contract.txt`. */
export function parseContract(text: string): EmbedContract {
  const [head = '', ...lines] = text.trim().split('\n');
  const version = /^contract (\d+\.\d+)$/.exec(head)?.[1];
  if (!version) throw new UserError(`The first line of a contract is like "contract 1.2", not "${head}".`);
  return { version, lines };
}

/** The text of a `contract.txt`. */
export const contractText = ({ version, lines }: EmbedContract): string =>
  `${[`contract ${version}`, ...lines].join('\n')}\n`;

/**
 * The contract after a change: the same version for the same lines, the next minor one for more lines.
 *
 * @throws {UserError} when a line is missing, unless the contract opens a new major version: `2.0`
 */
export function nextContract(before: EmbedContract, lines: readonly string[]): EmbedContract {
  const [major = 1, minor = 0] = before.version.split('.').map(Number);
  const isOpening = major > 1 && minor === 0;
  if (!isOpening) expectNothingMissing(before, { version: before.version, lines });
  const isLonger = lines.some((line) => !before.lines.includes(line));
  return { version: isLonger && !isOpening ? `${major}.${minor + 1}` : before.version, lines };
}

/**
 * Refuses a contract that would break pages which rely on the one before. A new major version breaks none, because it is
 * published at another address.
 *
 * @throws {UserError} with every line that is missing
 */
export function expectNothingMissing(before: EmbedContract, after: EmbedContract): void {
  if (majorOf(after) > majorOf(before)) return;
  const missing = before.lines.filter((line) => !after.lines.includes(line));
  if (missing.length === 0) return;
  throw new UserError(
    [
      `Partners' pages would break: /embed/v${majorOf(before)}/ promises since version ${before.version} what is missing now.`,
      ...missing.map((line) => `  - ${line}`),
      `Keep it, or open /embed/v${majorOf(before) + 1}/: docs/decisions/0043-a-contract-for-partners.md.`,
    ].join('\n'),
  );
}

/** First number of a version. */
export const majorOf = ({ version }: { version: string }): number => Number.parseInt(version, 10);
