import { generateHTML, generateJSON } from '@tiptap/core';
import { describe, expect, it } from 'vitest';
import { extensionsWith } from '@/kit/rich-text/extensions';
import { unsupportedMarkupOf } from '@/kit/rich-text/unsupported-markup';
import { richPlaceholders, withChips, withoutChips } from '@/domain/placeholders/rich-placeholders';

/** The stored text after the editor has read a text and written it again. */
const stored = (html: string) => {
  const extensions = extensionsWith(
    richPlaceholders('corps', (name) => ({ text: name, label: name })),
  );
  const shown = withChips(html);
  const edited = generateHTML(generateJSON(shown, extensions), extensions);
  return { edited, text: withoutChips(edited), losses: unsupportedMarkupOf(shown, edited) };
};

describe('placeholders in rich text', () => {
  it.each([
    '<p>Ciao {{firstname}}, {{surname}}!</p>',
    '<p>{{title}}</p><ul><li><p><strong>{{code}}</strong></p></li></ul>',
    '<p><a href="{{link}}">Apri</a> {{link}}</p>',
    '<p>{{nome}} {{first name}} {{"}} {{}}</p>',
    '<p>{firstname} {{firstname } }}</p>',
    '<p>Senza segnaposto</p>',
  ])('are chips, and stored as they were written: %s', (html) => {
    const { text, losses } = stored(html);
    expect(losses).toEqual([]);
    expect(text.replaceAll('&quot;', '"')).toBe(html);
  });

  it.each([
    '<p><a href="/?a>{{code}}">Apri</a></p>',
    `<p><a href='/?a>{{code}}'>Apri</a></p>`,
    '<p>1 < 2 <!-- <b> {{code}} --></p>',
  ])('stay text inside a tag or a comment: %s', (html) => {
    expect(withChips(html)).toBe(html);
  });

  it.each(['<p>5 > 3 {{code}} < 4</p>', `<p>it's "{{code}}"</p>`])('are chips in %s', (html) => {
    expect(withChips(html)).toContain('<span data-placeholder="code">');
    expect(withoutChips(withChips(html))).toBe(html);
  });

  it('are marked where nobody knows them', () => {
    const { edited } = stored('<p>{{firstname}} {{nome}}</p>');
    expect(edited).toBe(
      '<p><span data-placeholder="firstname">{{firstname}}</span> <span data-placeholder="nome" data-unknown="">{{nome}}</span></p>',
    );
  });

  it('are no way to smuggle an element in', () => {
    const { edited } = stored('<p>{{&lt;img src=x onerror=alert(1)&gt;}}</p>');
    expect(edited).not.toContain('<img');
    expect(withoutChips(edited)).toContain('{{&lt;img src=x onerror=alert(1)&gt;}}');
  });
});
