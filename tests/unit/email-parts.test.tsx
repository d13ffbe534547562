import { describe, expect, it } from 'vitest';
import {
  hasRemotePictures,
  linkProblems,
  picturesWithoutText,
  plainTextOf,
  weightOf,
} from '@/domain/notices/email-parts';
import { fillHtml } from '@/domain/notices/fill-html';

describe('the pictures of an e-mail', () => {
  it.each([
    ['<img src="https://example.com/a.png">', true],
    ['<img src="//example.com/a.png">', true],
    ['<img src="data:image/png;base64,AA==">', false],
    ['<p>https://example.com/a.png</p>', false],
  ])('%s lie elsewhere: %s', (html, isRemote) => {
    expect(hasRemotePictures(html)).toBe(isRemote);
  });

  it('without an alternative text are counted; an empty one is one', () => {
    expect(picturesWithoutText('<img src="a"><img alt="" src="b"><img alt="Un caffè">')).toBe(1);
  });
});

it.each([
  ['https://example.com/a?b=c', undefined],
  ['mailto:ada@example.com', undefined],
  ['tel:+390212345', undefined],
  ['{{link}}', undefined],
  ['{{link}}?utm_source=email', undefined],
  ['{{link}}#punti', undefined],
  ['http://example.com', 'insecure'],
  ['', 'broken'],
  ['#', 'broken'],
  ['www.example.com', 'broken'],
  ['/promozioni', 'broken'],
  ['https://', 'broken'],
  ['https://localhost', 'broken'],
  ['javascript:alert(1)', 'broken'],
  ['{{link}}/altro', 'broken'],
])('a link to %j is %s', (href, kind) => {
  const link = document.createElement('a');
  link.setAttribute('href', href);
  link.textContent = 'qui';
  expect(linkProblems(link.outerHTML)).toEqual(kind ? [{ text: 'qui', href, kind }] : []);
});

it('an anchor that leads nowhere is a broken link', () => {
  expect(linkProblems('<a>qui</a>')).toEqual([{ text: 'qui', href: '', kind: 'broken' }]);
});

it('an e-mail weighs what its bytes do', () => {
  expect(weightOf('è 🍇')).toBe(7);
});

describe('an e-mail as text', () => {
  it('has a line a block, marks before items, addresses behind links, words for pictures', () => {
    const html = `<h2>Ciao  <b>Ada</b></h2><p>Prima<br>seconda</p>
      <ul><li><p>uno</p></li><li><p>due</p></li></ul><ol><li>tre</li><li>quattro</li></ol>
      <p><a href="https://example.com">Apri</a> <a href="https://b.it">https://b.it</a></p>
      <img alt="Una tazzina" src="x"><style>p { color: red }</style><script>alert(1)</script>`;
    expect(plainTextOf(html)).toBe(
      [
        'Ciao Ada',
        '',
        'Prima',
        'seconda',
        '',
        '• uno',
        '• due',
        '',
        '1. tre',
        '2. quattro',
        '',
        'Apri (https://example.com) https://b.it',
        '',
        'Una tazzina',
      ].join('\n'),
    );
  });
});

describe('the values of placeholders', () => {
  const MARKS = {
    gapOf: (name: string) => (name === 'surname' ? '[Cognome: vuoto]' : undefined),
    nameOf: (name: string) => `Nome di ${name}`,
    styleOf: (tone: string) => tone,
  };
  const values = { business_name: '<img src=x onerror=alert(1)> & "Figli"', link: '"><script>' };

  it('are text, between the tags and inside of them', () => {
    const html = fillHtml('<p title="{{link}}">{{business_name}}</p>', values, MARKS);
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    expect(body.children).toHaveLength(1);
    expect(body.firstElementChild?.children).toHaveLength(0);
    expect(body.firstElementChild?.getAttribute('title')).toBe(values.link);
    expect(body.textContent).toBe(values.business_name);
  });

  it('that are missing are marked by their name, but not in an attribute; unknown ones are, as written', () => {
    expect(fillHtml('<a href="{{link}}">{{title}} {{nome}}</a>', {}, MARKS)).toBe(
      '<a href="{{link}}"><mark style="accent">Nome di title</mark> <mark style="error">{{nome}}</mark></a>',
    );
  });

  it('that are empty are marked with their name, and nothing in an attribute', () => {
    expect(fillHtml('<i title="{{surname}}">{{surname}} {{title}}</i>', {}, MARKS)).toBe(
      '<i title=""><mark style="warning">[Cognome: vuoto]</mark> <mark style="accent">Nome di title</mark></i>',
    );
  });
});
