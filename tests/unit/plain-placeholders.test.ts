import { Editor } from '@tiptap/core';
import { describe, expect, it } from 'vitest';
import {
  documentOf,
  pastedSlice,
  plainExtensions,
  textIn,
} from '@/domain/placeholders/plain-document';

const editorOf = (text: string, isMultiline: boolean) =>
  new Editor({
    extensions: plainExtensions((name) => ({ text: name, label: name }), isMultiline),
    content: documentOf(text, isMultiline),
  });

describe('a plain text with placeholders', () => {
  it.each([
    '',
    'Ciao {{firstname}}, ecco {{link}}',
    '  due  spazi \n\n{{company_name}}\n',
    '{{nome}} {{}} {{a\nb}} {firstname} }}',
    '<b>{{title}}</b> & "',
  ])('is stored as it was written: %j', (text) => {
    expect(textIn(editorOf(text, true))).toBe(text);
  });

  it('has a node for each placeholder, known or not', () => {
    const names: unknown[] = [];
    editorOf('{{firstname}} {{nome}} {x}', false).state.doc.descendants((node) => {
      if (node.type.name === 'placeholder') names.push(node.attrs.name);
    });
    expect(names).toEqual(['firstname', 'nome']);
  });

  it.each([
    [true, 'Uno\r\n\r\n{{code}}\rdue', 'Uno\n\n{{code}}\ndue'],
    [false, ' Uno\r\n\r\n{{code}} \n due\n', 'Uno {{code}} due'],
  ])(
    'pasted into several lines (%s) keeps the lines there are room for',
    (isMultiline, pasted, text) => {
      const editor = editorOf('', isMultiline);
      const slice = pastedSlice(editor.schema, pasted, isMultiline);
      editor.view.dispatch(editor.state.tr.replaceSelection(slice));
      expect(textIn(editor)).toBe(text);
    },
  );
});
