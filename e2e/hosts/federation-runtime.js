import { createInstance } from '@module-federation/enhanced/runtime';

const federation = createInstance({
  name: 'acme',
  remotes: [
    { name: 'agile_assessment', entry: 'https://site.example/embed/v1/assessment.container.js' },
    { name: 'agile_enrolment', entry: 'https://site.example/embed/v1/enrolment.container.js' },
  ],
});

document.querySelector('#root').innerHTML = `<main>
  <h1>Acme Widgets</h1>
  <agile-assessment></agile-assessment>
  <form><label>Your name <input name="name" value="Ada"></label></form>
  <agile-enrolment limit="3"></agile-enrolment>
  <p>Text of the host page, after the classes.</p>
</main>`;

for (const [name, options] of [
  ['assessment', { view: 'meter', case: 3 }],
  ['enrolment', { limit: 3, partner: 'pk_acme' }],
]) {
  const { mount } = await federation.loadRemote(`agile_${name}/embed`);
  mount(document.querySelector(`agile-${name}`), options);
}
