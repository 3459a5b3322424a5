import { onAttributes } from './on-attributes.ts';
import { siteOrigin } from './site.ts';
import type { Followed } from './view-props.ts';

const events = ['ready', 'change', 'complete', 'class-select', 'enrol', 'error'].map((name) => `agile-${name}`);
const howMany = 10;

/** For the developer of the page. */
export function showDebugPanel({ host, container, adapt }: Followed, signal: AbortSignal): void {
  const heard: string[] = [];
  const panel = document.createElement('pre');
  panel.setAttribute('role', 'region');
  panel.setAttribute('aria-label', `State of ${host.localName}`);
  panel.style.whiteSpace = 'pre-wrap';
  panel.style.overflowWrap = 'anywhere';
  const show = () => {
    panel.textContent = [
      'version' in host && 'state' in host ? `version ${host.version}, ${host.state}` : 'mounted by a container',
      ...[...host.attributes].map(({ name, value }) => `${name}="${value}"`),
      `policy: ${policy} (with an API elsewhere: ${siteOrigin}/embed)`,
      ...(adapt().partner ? [] : ['no partner key: nothing is counted, and there is no agile-enrol']),
      ...heard,
    ].join('\n');
  };
  const hear = (event: Event) => {
    const detail = event instanceof CustomEvent ? JSON.stringify(event.detail) : '';
    heard.unshift(`${event.type} ${detail}`);
    heard.length = Math.min(heard.length, howMany);
    show();
  };
  for (const name of events) addEventListener(name, hear, { signal });
  onAttributes(host, show, signal);
  signal.addEventListener('abort', () => panel.remove());
  show();
  container.after(panel);
}

const policy = ['script-src', 'style-src', 'connect-src', 'img-src'].map((name) => `${name} ${siteOrigin}`).join('; ');
