import { Editor } from '@tiptap/core';
import { describe, expect, it } from 'vitest';
import { documentOf, plainExtensions, textIn } from '@/domain/placeholders/plain-document';

describe('a text that is inserted at once', () => {
  it.each([
    ['a placeholder', '{{code}}', 'Ciao {{code}}'],
    ['a longer text, as by dictation', 'a {{code}} e {{nome}}', 'Ciao a {{code}} e {{nome}}'],
  ])('has its placeholders as chips: %s', (_, inserted, text) => {
    const { state, view, editor } = editorOf('Ciao ');
    const end = state.doc.content.size - 1;
    const insert = () => view.state.tr.insertText(inserted, end, end);
    const isTaken = view.someProp('handleTextInput', (take) =>
      take(view, end, end, inserted, insert),
    );
    expect([isTaken, textIn(editor)]).toEqual([true, text]);
    expect(view.state.doc.textContent).not.toContain('{{');
  });
});

/** An editor with the cursor at the end of `text`. */
const editorOf = (text: string) => {
  const editor = new Editor({
    element: document.createElement('div'),
    extensions: plainExtensions((name) => ({ text: name, label: name }), false),
    content: documentOf(text, false),
  });
  editor.commands.setTextSelection(editor.state.doc.content.size - 1);
  return { editor, view: editor.view, state: editor.state };
};
