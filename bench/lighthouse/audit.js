import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

/** Prints the report of one page as JSON: mobile preset, in a browser of its own. */
const [url, chromePath, onlyCategories, ...chromeFlags] = process.argv.slice(2);
const chrome = await launch({ chromePath, chromeFlags, ignoreDefaultFlags: true });
try {
  const options = { port: chrome.port, onlyCategories: onlyCategories.split(','), logLevel: 'error' };
  const result = await lighthouse(url, options);
  if (!result) throw new Error(`${url} gave no result.`);
  process.stdout.write(JSON.stringify(result.lhr));
} finally {
  chrome.kill();
}
