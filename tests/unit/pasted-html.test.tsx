import { Editor } from '@tiptap/core';
import { afterEach, describe, expect, it } from 'vitest';
import { extensionsWith } from '@/kit/rich-text/extensions';
import { pastedHtml } from '@/kit/rich-text/pasted-html';

/** The text of an empty editor after `html` was pasted into it. */
const pasted = (html: string): string => {
  editor = new Editor({
    element: document.createElement('div'),
    extensions: extensionsWith({}),
    editorProps: { transformPastedHTML: pastedHtml },
  });
  editor.view.pasteHTML(html, new Event('paste') as ClipboardEvent);
  return editor.getHTML();
};

let editor: Editor | undefined;
afterEach(() => editor?.destroy());

const item = (level: number, mark: string, words: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:36.0pt;mso-add-space:auto;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>`;

const word = (body: string) => `<html xmlns:o="urn:schemas-microsoft-com:office:office">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<link rel=File-List href="file:///C:/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal {mso-style-parent:""; margin:0cm; font-size:11.0pt} --></style></head>
<body lang=IT style='tab-interval:35.4pt'><!--StartFragment-->${body}<!--EndFragment--></body></html>`;

describe('a text of Word', () => {
  it('is its words and their emphasis', () => {
    const html = word(
      `<h1 style='mso-pagination:widow-orphan'>Listino<o:p></o:p></h1><p class=MsoNormal style='margin-bottom:8.0pt'><b style='mso-bidi-font-weight:normal'><span style='font-size:14.0pt;color:#C00000'>Novità</span></b><span style='mso-spacerun:yes'>  </span>da <i>gennaio</i><o:p></o:p></p>`,
    );
    expect(pasted(html)).toBe('<h1>Listino</h1><p><strong>Novità</strong> da <em>gennaio</em></p>');
  });

  it('has lists for the paragraphs that begin with a mark', () => {
    const html = word(
      [
        '<p class=MsoNormal>Prima</p>',
        item(1, '·', 'uno'),
        item(2, 'o', '<b>due</b>'),
        item(1, '·', 'tre'),
        '<p class=MsoNormal>Poi</p>',
        item(1, '1.', 'quattro'),
        item(1, '2.', 'cinque'),
      ].join('\n'),
    );
    expect(pasted(html)).toBe(
      '<p>Prima</p><ul><li><p>uno</p><ul><li><p><strong>due</strong></p></li></ul></li><li><p>tre</p></li></ul>' +
        '<p>Poi</p><ol><li><p>quattro</p></li><li><p>cinque</p></li></ol>',
    );
  });
});

it('a text of Google Docs is not bold because of what is around it', () => {
  const html = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1a2b"><p dir="ltr" style="line-height:1.38;margin-top:0pt;"><span style="font-size:11pt;font-family:Arial;font-weight:400;font-style:normal;text-decoration:none;white-space:pre-wrap;">Ciao </span><span style="font-size:11pt;font-weight:700;">a tutti</span></p><br><ul style="margin-top:0;"><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span style="font-style:italic;">uno</span></p></li></ul></b><br class="Apple-interchange-newline">`;
  expect(pasted(html)).toBe(
    '<p>Ciao <strong>a tutti</strong></p><p><br></p><ul><li><p><em>uno</em></p></li></ul>',
  );
});

it('a hostile page is its words', () => {
  const html = `<html><head><base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=https://evil.example/"><style>*{display:none}</style></head><body onload="a()">
<script>a()</script><p style="position:fixed;inset:0;z-index:9" onclick="a()">Parole <a href="javascript:a()">finte</a> e <a href="https://example.com" onmouseover="a()">vere</a></p>
<img src="https://evil.example/i" onerror="a()"><svg onload="a()"><a xlink:href="javascript:a()"><text>disegno</text></a></svg>
<iframe src="https://evil.example"></iframe><form action="https://evil.example"><input name="p"><button formaction="javascript:a()">Invia</button></form></body></html>`;
  const text = pasted(html);
  expect(text).toContain('<p>Parole finte e <a href="https://example.com">vere</a></p>');
  expect(text).not.toMatch(/evil|javascript|style|<(?!\/?(p|a)[ >])/);
});

it('what the editor itself copied stays as it was', () => {
  const html = `<meta charset='utf-8'><ul data-pm-slice="2 2 []"><li><p>a</p></li><li><p>b</p></li></ul>`;
  expect(pasted(html)).toBe('<ul><li><p>a</p></li><li><p>b</p></li></ul>');
});
