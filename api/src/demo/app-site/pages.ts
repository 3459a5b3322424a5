import { paths } from '@agile-languages/shared/paths';
import { html } from '../../html.ts';

export const login = (siteOrigin: string) => ({
  title: 'Log in',
  content: html`<h1>Log in</h1>
<p>This page stands for the log-in page of the provider's app site. In this demonstration you log in on the website itself.</p>
<p><a class="action" href="${siteOrigin}${paths.memberLogin}">Log in on the website</a></p>
<section class="card" aria-labelledby="demo-member">
<h2 id="demo-member">Demo member</h2>
<dl><dt>E-mail</dt><dd>member@example.com</dd><dt>Password</dt><dd>member123</dd></dl>
</section>`,
});

export const framework = (siteOrigin: string, project: string) => ({
  title: 'Agile Communication Framework',
  content: html`<h1>Agile Communication Framework</h1>
<p>This page stands for the Simulation Platform: eleven modules in which members fill the same cards as in class, on a real or invented product.</p>
${
  /^P-\d{4,8}$/.test(project)
    ? html`<section class="card" aria-labelledby="project">
<h2 id="project">Project ${project}</h2>
<p>The platform would open this shared project: its business case, flows, stories, forms and tables.</p>
</section>`
    : ''
}
<p><a class="action" href="${siteOrigin}/">Back to the website</a></p>`,
});

export const redirect = (siteOrigin: string, demo: boolean) => ({
  title: 'Signed in',
  script: '/app/redirect.js',
  content: html`<h1>${demo ? 'App site' : 'Your classes'}</h1>
<p role="status">Checking your sign-in</p>
<noscript><p class="error">This page needs scripts to read who signed in.</p></noscript>
<section class="card" id="signed-in" aria-labelledby="member" hidden>
<h2 id="member">Member</h2>
<dl><dt>Name</dt><dd data-field="fullname"></dd><dt>E-mail</dt><dd data-field="email"></dd></dl>
<h2>Enrolled classes</h2>
<p data-field="none">No class yet.</p>
<ul></ul>
</section>
${demo ? html`<p>Here the provider's app site would begin, with payment, sessions and the Simulation Platform.</p>` : ''}
<p><a class="action" href="${siteOrigin}/">Back to the website</a></p>`,
});
