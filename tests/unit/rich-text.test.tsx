import { describe, expect, it } from 'vitest';
import { richText } from '@/core/schema/text';
import { editedHtml, extensionsWith } from '@/kit/rich-text/extensions';
import { frameDocument } from '@/kit/rich-text/frame-document';
import { htmlOf } from '@/kit/rich-text/html-of';
import { unsupportedMarkupOf } from '@/kit/rich-text/unsupported-markup';
import { completeHref, isSafeHref } from '@/kit/rich-text/safe-links';
import { sanitizeHtml } from '@/kit/rich-text/sanitize';

const PIXEL = 'data:image/png;base64,iVBORw0KGgo=';

describe('what is sanitised', () => {
  it.each([
    ['a handler', '<img src=x onerror="alert(1)">', '<img>'],
    ['a drawing', 'a<svg onload="alert(1)"><circle/></svg>', 'a'],
    ['a script', 'a<script>alert(1)</script>', 'a'],
    ['a style sheet', 'a<style>*{display:none}</style>', 'a'],
    ['a form', '<form action="https://x.example"><input name="p"><button>b</button></form>', 'b'],
    ['a frame', 'a<iframe srcdoc="x"></iframe>', 'a'],
    ['an object', 'a<object data="x"></object><embed src="x">', 'a'],
    ['a base and a refresh', '<base href="//x"><meta http-equiv="refresh" content="0">a', 'a'],
    ['a script as a link', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['one with a tab in it', '<a href="java&#9;script:alert(1)">a</a>', '<a>a</a>'],
    ['a page as a link', '<a href="data:text/html,x">a</a>', '<a>a</a>'],
    ['a link without https', '<a href="http://x.example">a</a>', '<a>a</a>'],
    ['a cover over the page', '<p style="position:fixed;inset:0;z-index:9">a</p>', '<p>a</p>'],
    ['a style that asks', '<p style="background-image:url(https://x.example)">a</p>', '<p>a</p>'],
    ['a style that moves', '<p style="margin-top:-900px">a</p>', '<p>a</p>'],
    ['a remote picture', '<img src="https://x.example/a.png" alt="a">', '<img alt="a">'],
    ['a height', '<p style="height:100000px">a</p>', '<p>a</p>'],
    ['a measure of the window', '<p style="padding-top:100vh">a</p>', '<p>a</p>'],
    ['a sum', '<p style="padding-top:calc(9px*9999)">a</p>', '<p>a</p>'],
    ['letters of a page each', '<p style="font-size:9000px">a</p>', '<p>a</p>'],
    ['letters larger each time', '<p style="font-size:larger">a</p>', '<p>a</p>'],
    ['a line of a page', '<p style="line-height:900">a</p>', '<p>a</p>'],
    ['words far above', '<p style="vertical-align:9000px">a</p>', '<p>a</p>'],
    ['a transformation', '<p style="transform:scale(99)">a</p>', '<p>a</p>'],
    ['a picture of a thousand screens', '<img width="99999" height="99999">', '<img>'],
    [
      'the cells of a table as wide as a page',
      '<table border="9000" cellpadding="9000" cellspacing="-1" width="400%"></table>',
      '<table></table>',
    ],
    ['the room of what is no table', '<p style="width:3000px">a</p>', '<p>a</p>'],
    ['names and hooks', '<p id="root" class="MuiBox" name="a" data-x="1">a</p>', '<p>a</p>'],
    ['MathML that turns into HTML', '<math><mtext><img src=x onerror=alert(1)></mtext></math>', ''],
  ])('%s is taken out', (_, dirty, clean) => {
    expect(sanitizeHtml(dirty)).toBe(clean);
  });

  it.each([
    ['words', '<h2>a</h2><p><strong>b</strong> <em>c</em></p><ul><li>d</li></ul>'],
    ['links', '<a href="https://x.example">a</a><a href="mailto:a@x.example">b</a>'],
    ['a telephone number', '<a href="tel:+39061234">a</a>'],
    ['an embedded picture', `<img src="${PIXEL}" alt="a">`],
    ['a table', '<table><tbody><tr><td colspan="2">a</td></tr></tbody></table>'],
    ['colours and distances', '<p style="color: red; padding-left: 4px;">a</p>'],
    ['letters and lines', '<p style="font-size: 18px; line-height: 1.5;">a</p>'],
    [
      'the measures of an e-mail',
      '<table width="600" cellpadding="8" style="max-width: 600px; width: 100%;"><tbody><tr><td height="20" style="border-top-width: 1px;">a</td></tr></tbody></table>',
    ],
  ])('%s stay', (_, html) => {
    expect(sanitizeHtml(html)).toBe(html);
  });

  it('letters relative to those around them are relative to the page', () => {
    expect(sanitizeHtml('<p style="font-size: 1.5em">a<b style="font-size: 150%">b</b></p>')).toBe(
      '<p style="font-size: 1.5rem;">a<b style="font-size: 1.5rem;">b</b></p>',
    );
  });

  it('keeps pictures of other hosts where they are asked for, by https alone', () => {
    const html = '<img src="https://x.example/a.png"><img src="http://x.example/a.png">';
    expect(sanitizeHtml(html, { hasRemotePictures: true })).toBe(
      '<img src="https://x.example/a.png"><img>',
    );
  });
});

describe('the frame', () => {
  it.each([
    [false, 'img-src data:;'],
    [true, 'img-src data: https:;'],
  ])(
    'loads nothing but pictures and own fonts (remote pictures: %s)',
    (hasRemotePictures, pictures) => {
      const page = frameDocument('<p>a</p>', { text: '#000', link: '#00f', hasRemotePictures });
      expect(page).toContain("default-src 'none'");
      expect(page).toContain(pictures);
      expect(page).toContain("font-src 'self'");
      expect(page).toMatch(/font: 14px[^;]*'Inter Variable'/);
      expect(page).toContain('<body><p>a</p></body>');
    },
  );
});

describe('what the editor would lose', () => {
  const extensions = extensionsWith({});
  const losses = (stored: string) => {
    const html = htmlOf(stored);
    return unsupportedMarkupOf(html, editedHtml(html, extensions));
  };

  it.each([
    '',
    'Parole senza codice\nsu due righe',
    '<p>a</p>',
    '<div>a<br>b</div>',
    '<h1>a</h1><h2>b</h2><h6>c</h6>',
    '<p><b>a</b><i>b</i><u>c</u><s>d</s><code>e</code></p>',
    '<ul><li>a<ul><li>b</li></ul></li></ul><ol start="3"><li>c</li></ol>',
    '<blockquote><p>a</p></blockquote><hr><pre><code>b</code></pre>',
    '<p><a href="https://x.example" target="_blank" rel="noopener">a</a></p>',
    '<p>Caff&egrave; &amp; t&eacute; &lt;b&gt;&nbsp;</p>',
    '<p>\n  a  b\n</p>\n\n<p>c</p>\n',
  ])('is nothing of %j', (stored) => {
    expect(losses(stored)).toEqual([]);
  });

  it.each([
    ['<table><tr><td>a</td></tr></table>', ['tables']],
    ['<p>a<img src="https://x.example/a.png" alt="b"></p>', ['pictures']],
    ['<p>a <a href="http://x.example">b</a></p>', ['links']],
    ['<p>a <a href="javascript:alert(1)">b</a></p>', ['links']],
    ['<p style="text-align:center">a</p>', ['styles']],
    ['<p class="lead">a</p>', ['styles']],
    ['<p>a<sup>2</sup></p>', ['styles']],
    ['<style>p{}</style><p>a</p>', ['styles']],
    ['<!-- mso --><p>a</p>', ['comments']],
    ['<video src="x"></video><p>a</p>', ['<video>']],
    ['<p>a</p><script>alert(1)</script>', ['<script>']],
    ['<BASE href="https://x.example/"><p>a</p>', ['<base>']],
    ['<meta http-equiv="refresh" content="0"><p>a</p>', ['<meta>']],
  ])('of %j is told', (stored, parts) => {
    expect(losses(stored)).toEqual(parts);
  });
});

describe('what is parsed', () => {
  it.each([
    ['<img src=x onerror="a()">', '<img src=x data-handler="a()">'],
    ['<svg/onload=a()>', '<svg/data-handler=a()>'],
    ['<p>one = on two</p>', '<p>one = on two</p>'],
    ['<p title="a>b" onclick="a()">', '<p title="a>b" data-handler="a()">'],
    ['<p title="a"onclick>', '<p title="a"data-handler>'],
    ['<a href="https://x.example/one=1">', '<a href="https://x.example/one=1">'],
    ['<!-- <p title=" --><p onclick="a()">', '<!-- <p title=" --><p data-handler="a()">'],
    ['<BASE href="//x">', '<link data-element="BASE" href="//x">'],
    ['<meta/http-equiv=refresh>', '<link data-element="meta"/http-equiv=refresh>'],
    ['<basefont>', '<basefont>'],
    ['due\nrighe', 'due<br>righe'],
  ])('of %j is %j', (stored, html) => {
    expect(htmlOf(stored)).toBe(html);
  });
});

it('what nobody closed is disarmed in a moment', () => {
  for (const part of ['<', '<a ', '<a b="', "<a '", '<!--', '<a = ', 'on=']) {
    const began = performance.now();
    htmlOf(`<p>${part.repeat(100_000 / part.length)}`);
    expect(performance.now() - began, `of ${part}`).toBeLessThan(1000);
  }
});

describe('the address of a link', () => {
  it.each([
    ['https://x.example/a?b=c#d', 'https://x.example/a?b=c#d'],
    ['x.example/a', 'https://x.example/a'],
    ['a@x.example', 'mailto:a@x.example'],
    ['mailto:a@x.example', 'mailto:a@x.example'],
    ['tel:+39061234', 'tel:+39061234'],
    ['http://x.example', null],
    ['javascript:alert(1)', null],
    ['data:text/html,x', null],
    ['/relative', null],
    ['two words.example', null],
    ['', null],
  ])('%j becomes %j', (typed, href) => {
    expect(completeHref(typed)).toBe(href);
    if (href !== null) expect(isSafeHref(href)).toBe(true);
  });
});

describe('the rule of rich text', () => {
  const problem = (value: unknown) => richText().safeParse(value).error?.issues[0]?.message;

  it.each([
    [undefined, 'validation.required'],
    ['', 'validation.required'],
    ['<p></p>', 'validation.required'],
    ['<p>&nbsp; </p>', 'validation.required'],
    ['<p>ab</p>', 'validation.min_3'],
    ['<p>abc</p>', undefined],
    [`<img src="${PIXEL}">`, undefined],
  ])('says of %j: %s', (value, message) => {
    expect(problem(value)).toBe(message);
  });

  it('ends at 100,000 characters, tags and all', () => {
    expect(problem(`<p>${'x'.repeat(99_993)}</p>`)).toBeUndefined();
    expect(problem(`<p>${'x'.repeat(99_994)}</p>`)).toContain('max_length');
  });

  it('leaves the text to the byte', () => {
    expect(richText().parse(' <p>abc</p>\n')).toBe(' <p>abc</p>\n');
  });

  it('reads what nobody closed in a moment', () => {
    expect(problem('<'.repeat(100_000))).toBeUndefined();
  });
});
