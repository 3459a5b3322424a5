import { expect, test } from 'vitest';
import { checkRoutes, type RoutesToCheck, routesInForce } from './check-routes.ts';

const areaWith = (...patterns: string[]) => ({
  routes: Object.fromEntries(patterns.map((pattern) => [pattern, { rendering: 'public' as const }])),
});

const live = {
  catalog: areaWith('/faq', '/languages/:id'),
  enrolment: { ...areaWith('/login', '/login/:id'), owner: 'Enrolment team', contact: 'enrolment@team.test' },
};

const siteWith = (name: string, patterns: string[], changes: Partial<RoutesToCheck> = {}): RoutesToCheck => ({
  areas: { ...live, [name]: areaWith(...patterns) },
  newcomers: [name],
  live,
  owners: {},
  ...changes,
});

test.each([
  ['addresses of its own', 'stories', ['/stories', '/stories/:id']],
  ['more addresses below its own segment', 'catalog', ['/faq', '/languages/:id', '/languages/new', '/faq/:id']],
  ['a segment that its live area has given up', 'catalog', ['/faq', '/guide']],
])('area that declares %s: accepted', (_, name, patterns) => {
  expect(() => checkRoutes(siteWith(name, patterns))).not.toThrow();
});

test.each([
  ['the home page', '/', 'which belongs to the shell.'],
  ['the error page', '/404', 'which belongs to the shell.'],
  ['what matches the error page', '/:any', 'which matches /404, and that belongs to the shell.'],
  ['an address of the API', '/api/stories', 'which belongs to the server.'],
  ['an address of the API in capitals', '/API/stories', 'which belongs to the server.'],
  ['the files of the releases', '/areas', 'which belongs to the server.'],
  ['the page for partners', '/partner/:id', 'which belongs to the server.'],
  ['a picture', '/pictures/:name', 'which belongs to the server.'],
  ['what partners load', '/embed/v1', 'which belongs to the server.'],
  ['what describes an element to a partner', '/oembed', 'which belongs to the server.'],
])('area that declares %s: refused with the owner', (_, pattern, owner) => {
  expect(() => checkRoutes(siteWith('stories', [pattern]))).toThrow(
    `Area stories declares ${pattern}, ${owner} Nothing has changed.`,
  );
});

test.each([
  ['the same address', '/faq', '/faq', 'catalog', '/faq'],
  [
    'the same pattern with another name of its part',
    '/languages/:language',
    '/languages/:id',
    'catalog',
    '/languages/x',
  ],
  ['one address of a pattern', '/languages/new', '/languages/:id', 'catalog', '/languages/new'],
  ['other capitals', '/FAQ', '/faq', 'catalog', '/FAQ'],
])(
  'area that declares %s of another one: refused with both patterns and an address',
  (_, pattern, theirs, owner, address) => {
    expect(() => checkRoutes(siteWith('stories', [pattern]))).toThrow(
      `Area stories declares ${pattern}, but ${theirs} belongs to ${owner}: both match ${address}.`,
    );
  },
);

test('name of the newcomer before that of the owner: the newcomer is named, with whom to ask and what the operator can do', () => {
  expect(() => checkRoutes(siteWith('banners', ['/login/500017']))).toThrow(
    'Area banners declares /login/500017, but /login/:id belongs to enrolment (Enrolment team, enrolment@team.test): both match /login/500017. The operator can hand it over: npm run owner -- banners /login. Nothing has changed.',
  );
});

test('address below a segment of another area that has no such page: refused as well', () => {
  expect(() => checkRoutes(siteWith('banners', ['/login/:id/help']))).toThrow(
    'Area banners declares /login/:id/help, but what begins with /login belongs to enrolment',
  );
});

test('pattern of a live area that begins with a parameter: what it matches is refused for others', () => {
  const areas = { any: areaWith('/:page/:id'), stories: areaWith('/stories/:id') };

  expect(() => checkRoutes({ areas, newcomers: ['stories'], live: { any: areas.any }, owners: {} })).toThrow(
    'Area stories declares /stories/:id, but /:page/:id belongs to any: both match /stories/x.',
  );
});

test('one area with two patterns that are one address: refused', () => {
  expect(() => checkRoutes(siteWith('stories', ['/stories', '/Stories']))).toThrow(
    'Area stories declares /stories, and /Stories, which is the same address.',
  );
});

test('segment that was given to another area: the former owner keeps it until that one takes it', () => {
  const owners = { '/login': 'stories' };
  const taken = { ...live, stories: areaWith('/login/:id') };

  expect(() => checkRoutes(siteWith('enrolment', ['/login'], { owners }))).not.toThrow();
  expect(() => checkRoutes(siteWith('stories', ['/login/:id'], { owners }))).not.toThrow();
  expect(() => checkRoutes(siteWith('banners', ['/login/:id'], { owners }))).toThrow('belongs to enrolment');
  expect(() =>
    checkRoutes({ areas: taken, newcomers: ['enrolment'], live: { stories: taken.stories }, owners }),
  ).toThrow('Area enrolment declares /login, but what begins with /login belongs to stories.');
});

test('routes in force: those that were given away are gone once the new owner has such a page', () => {
  const owners = { '/login': 'stories' };
  const before = { ...live, stories: areaWith('/stories') };
  const after = { ...live, stories: areaWith('/login/:id') };

  expect(Object.keys(routesInForce(before, owners, 'enrolment'))).toEqual(['/login', '/login/:id']);
  expect(Object.keys(routesInForce(after, owners, 'enrolment'))).toEqual([]);
  expect(Object.keys(routesInForce(after, owners, 'stories'))).toEqual(['/login/:id']);
});

test('two newcomers that exchange an address at once: accepted', () => {
  const areas = { catalog: areaWith('/languages/:id'), stories: areaWith('/faq') };

  expect(() => checkRoutes({ areas, newcomers: ['catalog', 'stories'], live, owners: {} })).not.toThrow();
});
