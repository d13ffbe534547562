import { describe, expect, it } from 'vitest';
import { readConfig } from '@/providers/http/config';
import { readCommandLine, UsageError } from '../../fixtures/server/command-line';

const ORIGIN = 'https://console.example.com';

describe('the configuration of the page', () => {
  it.each([
    ['', ORIGIN],
    ['{}', ORIGIN],
    ['{"apiBase": ""}', ORIGIN],
    ['{"apiBase": "https://api.example.com/"}', 'https://api.example.com'],
    ['{"apiBase": "https://api.example.com/loyalty/"}', 'https://api.example.com/loyalty'],
    ['{"apiBase": "/backend"}', `${ORIGIN}/backend`],
  ])('%s means the API at %s', (block, apiBase) => {
    expect(readConfig(block, ORIGIN)).toEqual({ apiBase });
  });

  it('names a source of map tiles where there is one', () => {
    const address = 'https://tiles.example.com/{z}/{x}/{y}.png';
    const block = JSON.stringify({ mapTiles: { address, attribution: ' © someone ' } });
    expect(readConfig(block, ORIGIN)).toEqual({
      apiBase: ORIGIN,
      mapTiles: { address, attribution: '© someone', maxZoom: 17 },
    });
  });

  it.each([
    ['http://tiles.example.com/{z}/{x}/{y}.png', '© someone', 17],
    ['https://tiles.example.com/{z}/{x}.png', '© someone', 17],
    ['https://{s}.tiles.example.com/{z}/{x}/{y}.png', '© someone', 17],
    ['https://tiles.example.com/{z}/{x}/{y}.png', ' ', 17],
    ['https://tiles.example.com/{z}/{x}/{y}.png', '© someone', 0],
    [5, '© someone', 17],
  ])('tiles at %s of %s to zoom %s are refused', (address, attribution, maxZoom) => {
    const block = JSON.stringify({ mapTiles: { address, attribution, maxZoom } });
    expect(() => readConfig(block, ORIGIN)).toThrow(/^console-config: mapTiles/);
  });

  it.each([
    ['javascript:alert(1)', 'apiBase must be an http or https address, not javascript:'],
    ['file:///srv/api', 'apiBase must be an http or https address, not file:'],
    ['data:text/plain,x', 'apiBase must be an http or https address, not data:'],
    ['https://ada:secret@api.example.com', 'apiBase must not contain a user name or a password'],
    ['https://ada@api.example.com', 'apiBase must not contain a user name or a password'],
    ['https://api.example.com/?tenant=1', 'apiBase must not contain ? or #'],
    ['https://api.example.com?', 'apiBase must not contain ? or #'],
    ['/backend#', 'apiBase must not contain ? or #'],
  ])('an API at %s is refused', (apiBase, reason) => {
    expect(() => readConfig(JSON.stringify({ apiBase }), ORIGIN)).toThrow(
      `console-config: ${reason}`,
    );
  });

  it.each([
    '[',
    '[]',
    '"text"',
    'null',
    '{"apiBase": 5}',
    '{"apiBase": "http://"}',
    '{"apiBase": "https:x"}',
  ])('%s is refused with the reason', (block) => {
    expect(() => readConfig(block, ORIGIN)).toThrow(/^console-config: /);
  });
});

it('every unknown setting is named', () => {
  expect(() => readConfig('{"apibase": "/backend", "tiles": 1}', ORIGIN)).toThrow(
    'console-config: apibase is unknown; tiles is unknown',
  );
});

describe('the address of the API on the command line', () => {
  it('is a whole one', () => {
    const apiBase = 'https://api.example.com/loyalty';
    expect(readCommandLine(['--api-base', apiBase])).toMatchObject({ apiBase });
    expect(readCommandLine([])).toMatchObject({ apiBase: '' });
  });

  it.each([
    ['javascript:alert(1)', 'must be an http or https address, not javascript:'],
    ['file:///srv/api', 'must be an http or https address, not file:'],
    ['https://ada:secret@api.example.com', 'must not contain a user name or a password'],
    ['https://api.example.com/?tenant=1', 'must not contain ? or #'],
    ['https://api.example.com#', 'must not contain ? or #'],
    ['/backend', 'must be an address, not "/backend"'],
    ['https:api.example.com', 'must be an address, not "https:api.example.com"'],
  ])('is not %s', (address, reason) => {
    expect(() => readCommandLine([`--api-base=${address}`])).toThrow(
      new UsageError(`--api-base ${reason}`),
    );
  });
});
