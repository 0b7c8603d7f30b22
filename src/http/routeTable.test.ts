// One row for each route: parameters, HEAD, what a 405 allows, and paths as clients encode them.
import { describe, expect, test } from 'vitest';
import { pathOf, RouteTable } from './routeTable.ts';

const table = new RouteTable([
  { method: 'GET', path: '/api/lookup', target: 'lookup' },
  { method: 'POST', path: '/api/lookup', target: 'batch' },
  { method: 'GET', path: '/api/prompts/:slug', target: 'prompt' },
  { method: 'POST', path: '/api/prompts/:slug/render', target: 'render' },
  { method: 'GET', path: '/api/export.csv', target: 'export' },
  { method: 'GET', path: '/tools/list', target: 'list' },
  { method: 'GET', path: '/tools/:slug', target: 'tool' },
  { method: 'GET', path: '/a/:first/:second', target: 'two' },
]);

describe('the table', () => {
  test('finds a path and its methods, with HEAD beside GET', () => {
    const place = table.find('/api/lookup')?.place;
    expect([...(place?.byMethod ?? [])]).toEqual([
      ['GET', 'lookup'],
      ['HEAD', 'lookup'],
      ['POST', 'batch'],
    ]);
    expect(place?.allowed).toEqual(['GET', 'HEAD', 'POST', 'OPTIONS']);
    expect(table.find('/api/prompts/x/render')?.place.allowed).toEqual(['POST', 'OPTIONS']);
  });

  test('reads parameters, percent-decoded where they can be', () => {
    expect(table.find('/api/prompts/offer%2Fletter')?.param('slug')).toBe('offer/letter');
    expect(table.find('/api/prompts/100%')?.param('slug')).toBe('100%');
    const two = table.find('/a/one/two');
    expect([two?.param('first'), two?.param('second'), two?.param('third')]).toEqual(['one', 'two', '']);
  });

  test('a path without parameters comes before a pattern', () => {
    expect(table.find('/tools/list')?.place.path).toBe('/tools/list');
    expect(table.find('/tools/other')?.place.path).toBe('/tools/:slug');
  });

  test.each(['/', '/api', '/api/lookup/', '/api/prompts/', '/api/prompts/a/b', '/api/exportXcsv', ''])(
    'has nothing at %j',
    (path) => expect(table.find(path)).toBeUndefined(),
  );

  test('refuses a route that stands twice', () => {
    const row = { method: 'GET', path: '/x/:y', target: 1 } as const;
    expect(() => new RouteTable([row, row])).toThrow('The route GET /x/:y stands in the table twice.');
  });
});

test.each([
  ['http://host/api/lookup?q=a#b', '/api/lookup'],
  ['http://host/a#b?c', '/a'],
  ['http://host', '/'],
  ['http://host/%61pi/lookup', '/api/lookup'],
  ['http://host/codes/85%2F17', '/codes/85%2F17'],
  ['http://host/100%25', '/100%25'],
  ['http://host/%ff', '/%ff'],
  ['http://host/%25%ff', '/%25%ff'],
])('the path of %s is %s', (url, path) => expect(pathOf(url)).toBe(path));
