import { Node, type Content, type Editor, type Extensions, type JSONContent } from '@tiptap/core';
import { Slice, type Schema } from '@tiptap/pm/model';
import StarterKit from '@tiptap/starter-kit';
import { partsOf } from '@/core/placeholder-parts';
import type { ChipWords } from './chip';
import { placeholderNode } from './placeholder-node';

/** The editor's extensions for plain text with placeholders: paragraphs, one for each line, and undo. */
export const plainExtensions = (wordsOf: ChipWords, isMultiline: boolean): Extensions => [
  Node.create({ name: 'doc', topNode: true, content: isMultiline ? 'paragraph+' : 'paragraph' }),
  StarterKit.configure({
    blockquote: false,
    bold: false,
    bulletList: false,
    code: false,
    codeBlock: false,
    document: false,
    dropcursor: false,
    gapcursor: false,
    hardBreak: false,
    heading: false,
    horizontalRule: false,
    italic: false,
    link: false,
    listItem: false,
    listKeymap: false,
    orderedList: false,
    strike: false,
    trailingNode: false,
    underline: false,
  }),
  placeholderNode(wordsOf),
];

/** `text` as the editor's document: a paragraph for each line, a node for each placeholder. */
export const documentOf = (text: string, isMultiline: boolean): Content & object => ({
  type: 'doc',
  content: (isMultiline ? text.split('\n') : [inOneLine(text)]).map(paragraphOf),
});

/** The stored text of the editor's document: the reverse of {@link documentOf}. */
export const textIn = (editor: Editor): string => editor.getText({ blockSeparator: '\n' });

/** Pasted text as a part of the document; in a field of one line, its lines are joined. */
export const pastedSlice = (schema: Schema, text: string, isMultiline: boolean): Slice => {
  const lines = text.replaceAll(/\r\n?/g, '\n');
  const pasted = isMultiline ? lines : lines.trim();
  const { content } = schema.nodeFromJSON(documentOf(pasted, isMultiline));
  return new Slice(content, 1, 1);
};

const inOneLine = (text: string) => text.replaceAll(/\s*\n\s*/g, ' ');

const paragraphOf = (line: string): JSONContent => {
  const content = partsOf(line).map(({ text, name }): JSONContent =>
    name === undefined ? { type: 'text', text } : { type: 'placeholder', attrs: { name } },
  );
  return { type: 'paragraph', ...(content.length > 0 && { content }) };
};
