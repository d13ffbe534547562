import { describe, expect, it } from 'vitest';
import { highlight } from '@/pages/docs/highlight';
import { pathOfLink } from '@/pages/docs/manual';
import { parseManual } from '@/pages/docs/parse';
import { highlightMatches, searchOf, sectionsOf } from '@/pages/docs/search';
import { readManual } from '../support/manual';

/** How the manual is read, coloured and searched. */
const PAGE = `# Il titolo

Un *inizio* con \`codice\`.

## È così, perché no?

Testo della sezione.

| Capo | Altro |
|---|---|
| cella | seconda |

> [!WARNING]
> Attento a questo.

### Più giù

\`\`\`ts src/a/b.ts excerpt=true
const a = '<b>';
\`\`\`

<script>alert(1)</script> <img src="https://example.com/x.png" onerror="alert(1)">

[x](javascript:alert(1))
`;

describe('a page', () => {
  const page = parseManual(PAGE);
  const html = () =>
    page.nodes.map((node) => (node instanceof Element ? node.outerHTML : '')).join('');

  it('has its title apart, and headings with the anchors of code hosts', () => {
    expect(page.title).toBe('Il titolo');
    expect(page.headings).toEqual([
      { slug: 'è-così-perché-no', text: 'È così, perché no?', level: 2 },
      { slug: 'più-giù', text: 'Più giù', level: 3 },
    ]);
  });

  it('distinguishes notes from quotations, and reads language and file of code', () => {
    expect(html()).toContain('<blockquote data-note="warning">');
    expect(html()).not.toContain('[!WARNING]');
    expect(html()).toContain('<pre data-language="ts" data-file="src/a/b.ts">');
    expect(html()).toContain("<code>const a = '&lt;b&gt;';</code>");
  });

  it('lets through nothing that runs or loads', () => {
    expect(html()).not.toMatch(/script|<img|onerror|href/);
  });
});

describe('links in the text', () => {
  it.each([
    ['./use-rbac.md', '/docs/use-rbac'],
    ['./use-rbac.md#il-backend-ricontrolla', '/docs/use-rbac?section=il-backend-ricontrolla'],
    ['./use-rbac.md#perch%C3%A9', '/docs/use-rbac?section=perch%C3%A9'],
    ['./nowhere.md', null],
    ['https://example.com/use-rbac.md', null],
  ])('%s leads to %s', (href, path) => {
    expect(pathOfLink(href)).toBe(path);
  });
});

describe('the search', () => {
  const sections = sectionsOf('pagina', parseManual(PAGE));

  it('knows each section by its words as they are on the page', () => {
    expect(sections.map(({ slug, text }) => [slug, text])).toEqual([
      [undefined, 'Un inizio con codice.'],
      ['è-così-perché-no', 'Testo della sezione. Capo Altro cella seconda Attento a questo.'],
      ['più-giù', "const a = '<b>'; x"],
    ]);
  });

  it.each([
    ['cosi PERCHE', ['è-così-perché-no']],
    ['attento cella', ['è-così-perché-no']],
    ['attento nessuno', []],
    ['titolo piu', ['più-giù']],
    ['sezio', ['è-così-perché-no']],
    ['seziome', ['è-così-perché-no']],
    ['capp', []],
    ['a', []],
    ['  ', []],
    ['.*', []],
  ])('%j finds %j', (query, slugs) => {
    expect(searchOf(sections)(query).map(({ slug }) => slug)).toEqual(slugs);
  });

  it('returns the words a section was found by, a misspelt one as the section has it', () => {
    expect(searchOf(sections)('seziome').map(({ words }) => words)).toEqual([['sezione']]);
  });

  it('puts headings before text', () => {
    const texts = ['alfa qui', 'altro'].map((text, at) => ({
      page: 'p',
      title: 'P',
      slug: `s${at}`,
      heading: at === 1 ? 'Alfa' : 'Beta',
      text,
    }));
    expect(searchOf(texts)('alfa').map(({ slug }) => slug)).toEqual(['s1', 's0']);
  });

  it.each([
    ['Perché sì', ['perche'], ['Perché']],
    ['e\u0301 è E 🎁 È', [], []],
    ['🎁 dono, Dono', ['dono'], ['dono', 'Dono']],
    ['nulla', ['zeta'], []],
  ])('marks in %j the words %j, and loses no letter', (text, words, found) => {
    const pieces = highlightMatches(text, words);
    expect(pieces.map((piece) => piece.text).join('')).toBe(text);
    expect(pieces.filter(({ isFound }) => isFound).map((piece) => piece.text)).toEqual(found);
  });
});

describe('colours of code', () => {
  const fences = readManual('en').flatMap(({ fences: own }) => own);

  it('change no letter of it', () => {
    for (const { code, language } of fences) {
      const pieces = highlight(code, language);
      expect(pieces.map(({ text }) => text).join('')).toBe(code);
    }
  });

  it('mark comments, quotations and keywords', () => {
    expect(highlight("const a = 'b'; // c", 'ts').filter(({ kind }) => kind !== 'plain')).toEqual([
      { kind: 'keyword', text: 'const' },
      { kind: 'string', text: "'b'" },
      { kind: 'comment', text: '// c' },
    ]);
    expect(highlight('plain # text', 'text')).toEqual([{ kind: 'plain', text: 'plain # text' }]);
  });
});
