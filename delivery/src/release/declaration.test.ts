import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { areaNames } from '@agile-languages/shared/build/checkout';
import { UserError } from '@agile-languages/shared/errors';
import { expect, test } from 'vitest';
import { root, workspaceOf } from '../paths.ts';
import { inTemporaryFolder } from '../processes.ts';
import { checkDeclaration, readDeclaration } from './declaration.ts';

const testDeclaration = {
  name: 'catalog',
  contract: 3,
  routes: { '/faq': { rendering: 'public' }, '/login/:id': { rendering: 'personal', placeholder: 'Login' } },
  sections: { latest: { slot: 'home-end' }, oldest: { hydrate: 'visible' } },
};

const declared = (changes: object) => ({ ...testDeclaration, ...changes });
const route = (changes: object) => declared({ routes: { '/faq/:id': { rendering: 'public', ...changes } } });
const request = (kv: unknown) => route({ firstRequests: [{ call: 'calle/GetFaqList', kv }] });

test.each(areaNames(root))('area %s of this checkout: accepted', (name) => {
  const declaration = JSON.parse(readFileSync(join(workspaceOf(name), 'area.json'), 'utf8'));

  expect(checkDeclaration(declaration, name)).toBe(declaration);
});

test('every value that a request may have: accepted', () => {
  const kv = { a: 1, b: 'text', c: { query: 'q' }, d: { param: 'id' }, e: { offset: 'page' } };

  expect(() => checkDeclaration(request(kv), 'catalog')).not.toThrow();
});

test.each([
  ['no object', [], 'it holds no declaration.'],
  ['another name', declared({ name: 'courses' }), 'the area calls itself "courses".'],
  ['contract missing', declared({ contract: undefined }), 'contract is missing, not the version of a contract.'],
  ['contract a text', declared({ contract: '3' }), 'contract is "3", not the version of a contract.'],
  ['contract 2.5', declared({ contract: 2.5 }), 'contract is 2.5, not the version of a contract.'],
  ['routes missing', declared({ routes: undefined }), 'routes is missing, not an object.'],
  ['sections a list', declared({ sections: ['latest'] }), 'sections is ["latest"], not an object.'],
  ['field that there is not', declared({ route: {} }), 'there is no field route.'],
  ['section with a value', declared({ sections: { latest: 1 } }), 'section latest is not declared as {} or'],
  ['section with an unknown field', declared({ sections: { latest: { at: 1 } } }), 'section latest is not declared'],
  ['section hydrated some day', declared({ sections: { latest: { hydrate: 'later' } } }), 'section latest is not'],
  ['section for a slot that is no name', declared({ sections: { latest: { slot: 1 } } }), 'section latest is not'],
  ['section for a slot without a name', declared({ sections: { latest: { slot: '' } } }), 'section latest is not'],
  ['route hydrated some day', route({ hydrate: 'later' }), 'hydrate is "later", not "load", "visible" or "use".'],
  ['route null', declared({ routes: { '/faq': null } }), 'route /faq: it is null, not an object.'],
  ['route without slash', declared({ routes: { faq: {} } }), 'route faq: it is not a path like /languages/:id.'],
  [
    'route in capitals',
    declared({ routes: { '/Stories': {} } }),
    'route /Stories: it has capitals, and no address has.',
  ],
  ['part in capitals', declared({ routes: { '/faq/:Id/Old': {} } }), 'route /faq/:Id/Old: it has capitals'],
  ['route that is a parameter', declared({ routes: { '/:any': {} } }), 'route /:any: its first part is a parameter'],
  ['route of a prototype', declared({ routes: { '/faq/__proto__': {} } }), 'route /faq/__proto__: __proto__ is a name'],
  ['parameter of a prototype', declared({ routes: { '/faq/:toString': {} } }), 'route /faq/:toString: :toString is a'],
  [
    'part of 201 letters',
    declared({ routes: { [`/faq/${'a'.repeat(201)}`]: {} } }),
    `route /faq/${'a'.repeat(195)}…: a part of it has 201 characters, and it may have 200.`,
  ],
  [
    'path of 1,001 letters',
    declared({ routes: { [`/faq/${'a'.repeat(200)}${'/abc'.repeat(199)}`]: {} } }),
    '…: it has 1001 characters, and it may have 1000.',
  ],
  [
    'route with a request of 5,000 letters',
    route({ firstRequests: [{ call: 'calle/GetFaqList', kv: { ['k'.repeat(5000)]: 1 } }] }),
    'route /faq/:id: its declaration has 5080 characters, and it may have 5000.',
  ],
  ['owner that is no text', declared({ owner: 7 }), 'owner is 7, not a line of text.'],
  ['contact without signs', declared({ contact: ' ' }), 'contact is " ", not a line of text.'],
  ['path upwards', declared({ routes: { '/../x': {} } }), 'route /../x: it is not a path like /languages/:id.'],
  ['rendering misspelt', route({ rendering: 'pubilc' }), 'rendering is "pubilc", not "public" or "personal".'],
  ['rendering missing', route({ rendering: undefined }), 'rendering is missing, not "public" or "personal".'],
  ['openEnded a text', route({ openEnded: 'yes' }), 'openEnded is "yes", not true or false.'],
  ['camera a text', route({ camera: 'self' }), 'camera is "self", not true or false.'],
  ['placeholder a number', route({ placeholder: 1 }), 'placeholder is 1, not a word.'],
  ['sentence for scripts off a list', route({ withoutScripts: [] }), 'withoutScripts is [], not a sentence.'],
  ['plain page a path', route({ plainPage: '/app/faq/:id' }), 'plainPage is "/app/faq/:id", not a path below /app/'],
  [
    'plain page of others',
    route({ plainPage: { path: '//evil.example/:id', label: 'Faq' } }),
    'not a path below /app/',
  ],
  ['plain page upwards', route({ plainPage: { path: '/app/../desk', label: 'Faq' } }), 'not a path below /app/'],
  ['plain page of another id', route({ plainPage: { path: '/app/faq/:no', label: 'Faq' } }), 'not a path below /app/'],
  ['plain page without a label', route({ plainPage: { path: '/app/faq/:id' } }), 'not a path below /app/'],
  ['placeholder of 101 letters', route({ placeholder: 'a'.repeat(101) }), 'placeholder is "aaa'],
  ['sentence of 301 letters', route({ withoutScripts: 'a'.repeat(301) }), 'withoutScripts is "aaa'],
  [
    'eleven first requests',
    route({ firstRequests: Array.from({ length: 11 }, (_, n) => ({ call: `calle/Get${n}` })) }),
    'not a list of at most ten.',
  ],
  [
    '21 sections',
    declared({ sections: Object.fromEntries(Array.from({ length: 21 }, (_, n) => [`s${n}`, {}])) }),
    'there are 21 sections, and it may have 20.',
  ],
  ['field of a route misspelt', route({ openended: true }), 'there is no field openended.'],
  ['first requests no list', route({ firstRequests: {} }), 'firstRequests is {}, not a list of at most ten.'],
  [
    'first request twice',
    route({ firstRequests: [{ call: 'calle/GetA' }, { call: 'calle/GetA' }] }),
    'firstRequests has {"call":"calle/GetA"} twice.',
  ],
  ['call to elsewhere', route({ firstRequests: [{ call: '../x' }] }), 'a first request has no call: {"call":"../x"}.'],
  ['call that writes', route({ firstRequests: [{ call: 'email/send' }] }), 'email/send is no call that only reads'],
  ['call that logs in', route({ firstRequests: [{ call: 'calle/login' }] }), 'calle/login is no call that only reads'],
  ['part that the path lacks', request({ a: { param: 'no' } }), 'a of calle/GetFaqList is {"param":"no"}'],
  ['value null', request({ a: null }), 'a of calle/GetFaqList is null, which is no value of a request.'],
])('%s: refused with the field', (_, value, sentence) => {
  const check = () => checkDeclaration(value, 'catalog');

  expect(check).toThrow(UserError);
  expect(check).toThrow(sentence);
  expect(check).toThrow(/^area\.json of catalog: .* Nothing has changed\.$/);
});

test('area.json that is no JSON: one sentence with the area', async () => {
  await inTemporaryFolder(async (folder) => {
    await writeFile(join(folder, 'area.json'), '{ "name": "catalog", }');

    await expect(readDeclaration(folder, 'catalog')).rejects.toThrow(/^area\.json of catalog is not JSON: .+\.$/);
  });
});
