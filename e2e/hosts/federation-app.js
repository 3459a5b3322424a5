import { createElement as h, useEffect, useRef, version } from 'react';
import { createRoot } from 'react-dom/client';

function Embedded({ name, load, options }) {
  const place = useRef(null);
  useEffect(() => {
    let mounted;
    let isWanted = true;
    load().then(({ mount }) => {
      if (isWanted) mounted = mount(place.current, options);
    });
    return () => {
      isWanted = false;
      mounted?.unmount();
    };
  }, [load, options]);
  return h(`agile-${name}`, { ref: place, ...options });
}

const assessment = { view: 'meter', case: 3 };
const enrolment = { limit: 3, partner: 'pk_acme' };
const loadAssessment = () => import('agile_assessment/embed');
const loadEnrolment = () => import('agile_enrolment/embed');

function App() {
  return h(
    'main',
    null,
    h('h1', null, 'Acme Widgets'),
    h('p', { id: 'version' }, version),
    h(Embedded, { name: 'assessment', load: loadAssessment, options: assessment }),
    h('form', null, h('label', null, 'Your name ', h('input', { name: 'name', defaultValue: 'Ada' }))),
    h(Embedded, { name: 'enrolment', load: loadEnrolment, options: enrolment }),
    h('p', null, 'Text of the host page, after the classes.'),
  );
}

createRoot(document.getElementById('root')).render(h(App));
