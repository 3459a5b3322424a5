import { createApp, version } from 'vue/dist/vue.esm-bundler.js';

const template = `
  <main>
    <h1>Acme Widgets</h1>
    <p id="version">{{ version }}</p>
    <agile-assessment view="meter" :case="3" @agile-change="level = $event.detail.level">
      <a href="https://site.example/#meter">Take the Agile Communication Level Meter</a>
    </agile-assessment>
    <p>Level: <output>{{ level }}</output></p>
    <agile-enrolment :limit="3" partner="pk_acme">
      <a href="https://site.example/upcoming-classes">See upcoming classes</a>
    </agile-enrolment>
    <p>Text of the host page, after the classes.</p>
  </main>
`;

const app = createApp({ template, data: () => ({ level: '', version }) });
app.config.compilerOptions.isCustomElement = (tag) => tag.startsWith('agile-');
app.mount('#root');
