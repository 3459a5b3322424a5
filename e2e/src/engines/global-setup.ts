import startSharedSite from '../site/global-setup.ts';
import { engines } from './engines.ts';

export default function globalSetup() {
  const all = Object.values(engines);
  const missing = all.filter((engine) => typeof engine === 'string');
  for (const sentence of missing) process.stderr.write(`${sentence}\n`);
  if (missing.length === all.length) throw new Error('None of the other browsers is here.');
  return startSharedSite();
}
