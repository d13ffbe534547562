import { describe, expect, it } from 'vitest';
import { readConfig } from '@/providers/config';

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

  it.each(['[', '"text"', 'null', '{"apiBase": 5}', '{"apiBase": "http://"}'])(
    '%s is refused with the reason',
    (block) => {
      expect(() => readConfig(block, ORIGIN)).toThrow(/^console-config: /);
    },
  );
});
