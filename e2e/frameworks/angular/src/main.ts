import { loadAgile } from '@agile-languages/embed';
import type { AgileEventMap } from '@agile-languages/embed/elements';
import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';

@Component({
  selector: 'acme-page',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <main>
      <h1>Acme Widgets</h1>
      <agile-assessment view="meter" case="3" (agile-change)="onChange($event)">
        <a href="https://site.example/#meter">Take the Agile Communication Level Meter</a>
      </agile-assessment>
      <p>Level: <output>{{ level() }}</output></p>
      <agile-enrolment limit="3">
        <a href="https://site.example/upcoming-classes">See upcoming classes</a>
      </agile-enrolment>
    </main>
  `,
})
class Page {
  readonly level = signal<number | undefined>(undefined);

  constructor() {
    loadAgile('https://site.example');
  }

  onChange({ detail }: AgileEventMap['agile-change']): void {
    if ('level' in detail) this.level.set(detail.level);
  }
}

bootstrapApplication(Page);
