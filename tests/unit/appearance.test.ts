import { describe, expect, it, test } from 'vitest';
import {
  accepts,
  APPEARANCE,
  AREAS,
  DEFAULT_APPEARANCE,
  isSameAppearance,
  optionsOf,
  readAppearance,
} from '@/core/appearance';
import {
  MAX_CONFIGURATION_LENGTH,
  parseConfiguration,
  serializeConfiguration,
} from '@/pages/builder/appearance-schema';

const parsed = (text: string) => {
  const reading = parseConfiguration(text);
  if ('problems' in reading) throw new Error(JSON.stringify(reading.problems));
  return reading.appearance;
};

const problemsIn = (text: string) => {
  const reading = parseConfiguration(text);
  return 'problems' in reading ? reading.problems : [];
};

const pathsIn = (text: string) => problemsIn(text).map(({ path }) => path);

test('what is delivered keeps its own rules', () => {
  for (const area of AREAS) {
    for (const [name, option] of optionsOf(area)) {
      expect([name, accepts(option, option.initial)]).toEqual([name, true]);
    }
  }
});

describe('a configuration', () => {
  it('is read back as it was written', () => {
    const chosen = readAppearance({
      skins: { accent: '#e11d48', radius: 0, theme: 'dark' },
      aside: { skin: 'accent', width: 320 },
      footer: { text: 'Solo per uso interno' },
    });
    expect(chosen.aside).toEqual({ start: 'open', skin: 'accent', groupNames: true, width: 320 });
    expect(parsed(serializeConfiguration(chosen))).toEqual(chosen);
    expect(isSameAppearance(parsed(serializeConfiguration(chosen)), chosen)).toBe(true);
    expect(isSameAppearance(chosen, DEFAULT_APPEARANCE)).toBe(false);
  });

  it('names what differs, the rest is as delivered', () => {
    expect(parsed('{}')).toEqual(DEFAULT_APPEARANCE);
    expect(parsed('\uFEFF{"header": {"fixed": false}}')).toEqual({
      ...DEFAULT_APPEARANCE,
      header: { ...DEFAULT_APPEARANCE.header, fixed: false },
    });
  });

  it('writes a colour in one way', () => {
    expect(parsed('{"skins":{"accent":"#E1B"}}').skins.accent).toBe('#ee11bb');
  });
});

describe('a configuration is refused by the path of', () => {
  it.each([
    ['a key nobody knows', '{"colours":{}}', ['colours']],
    ['a key inside an area', '{"header":{"fixed":true,"logo":"x"}}', ['header.logo']],
    ['every key at once', '{"a":1,"footer":{"b":2,"c":3}}', ['footer.b', 'footer.c', 'a']],
    ['a prototype', '{"__proto__":{"polluted":true}}', ['__proto__']],
    ['a prototype of an area', '{"skins":{"__proto__":{"accent":"#fff"}}}', ['skins.__proto__']],
    ['a constructor', '{"constructor":{"prototype":{}}}', ['constructor']],
    ['a number too large', '{"skins":{"radius":17}}', ['skins.radius']],
    ['a number too small', '{"aside":{"width":-1}}', ['aside.width']],
    ['a broken number', '{"aside":{"width":240.5}}', ['aside.width']],
    ['an endless number', '{"content":{"maxWidth":1e999}}', ['content.maxWidth']],
    ['a number as text', '{"skins":{"radius":"8"}}', ['skins.radius']],
    ['a word nobody offers', '{"aside":{"skin":"glass"}}', ['aside.skin']],
    ['a name of every object', '{"aside":{"skin":"toString"}}', ['aside.skin']],
    ['a switch as text', '{"footer":{"shown":"yes"}}', ['footer.shown']],
    ['nothing in place of a value', '{"skins":{"accent":null}}', ['skins.accent']],
    ['a list in place of an area', '{"skins":[]}', ['skins']],
    ['nothing in place of an area', '{"skins":null}', ['skins']],
    ['a list in place of the whole', '[]', ['']],
    ['a text in place of the whole', '"skins"', ['']],
    ['nothing in place of the whole', 'null', ['']],
  ])('%s', (_what, text, paths) => {
    expect(pathsIn(text)).toEqual(paths);
    expect(({} as { polluted?: true }).polluted).toBeUndefined();
  });

  it.each([
    'red',
    '#12',
    '#12345',
    '#3b5bdb80',
    '#3b5bdb;background:url(https://evil.example)',
    'url(javascript:alert(1))',
    'var(--x)',
    'rgb(0,0,0)',
    '</style><script>alert(1)</script>',
    '#3b5bdb\n}',
    `#${'0'.repeat(5000)}`,
  ])('a colour that is %s', (color) => {
    const text = JSON.stringify({ skins: { accent: color } });
    expect(problemsIn(text)).toEqual([{ path: 'skins.accent', message: 'validation.color' }]);
    expect(readAppearance(JSON.parse(text))).toEqual(DEFAULT_APPEARANCE);
  });

  it.each([
    ['too long', 'x'.repeat(81)],
    ['of two lines', 'one\ntwo'],
    ['that turns around', 'evil\u202Etxt'],
    ['of a terminal', '\u001B[31m'],
  ])('a footer %s', (_what, words) => {
    expect(problemsIn(JSON.stringify({ footer: { text: words } }))).toEqual([
      {
        path: 'footer.text',
        message: 'pages.builder.configuration.single_line',
        args: { max: 80 },
      },
    ]);
  });

  it('too much of it', () => {
    const text = `{}${' '.repeat(MAX_CONFIGURATION_LENGTH)}`;
    expect(problemsIn(text)).toEqual([
      {
        path: '',
        message: 'validation.max_length',
        args: { max: MAX_CONFIGURATION_LENGTH },
      },
    ]);
  });

  it('its line and column where it is no JSON', () => {
    expect(problemsIn('{\n  "skins": {,}\n}')).toEqual([
      {
        path: '',
        message: 'pages.builder.configuration.json',
        args: { line: 2, column: 13, found: ',' },
      },
    ]);
    expect(problemsIn('{')).toEqual([
      { path: '', message: 'pages.builder.configuration.json_end', args: { line: 1, column: 2 } },
    ]);
  });
});

test('what is stored and cannot be read is as delivered, option by option', () => {
  const polluted = JSON.parse('{"__proto__":{"skins":{"radius":0}},"aside":{"width":9999}}');
  for (const stored of [undefined, null, 7, 'x', [], { skins: 1 }, polluted]) {
    expect(readAppearance(stored)).toEqual(DEFAULT_APPEARANCE);
  }
  expect(readAppearance({ aside: { width: 9999, skin: 'dark' }, more: 1 }).aside).toEqual({
    ...DEFAULT_APPEARANCE.aside,
    skin: 'dark',
  });
  expect(Object.keys(readAppearance({}))).toEqual(Object.keys(APPEARANCE));
});
