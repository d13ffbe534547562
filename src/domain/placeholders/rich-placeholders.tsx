import { InputRule, mergeAttributes, Node, PasteRule, type Editor, type Range } from '@tiptap/core';
import type { NodeType } from '@tiptap/pm/model';
import type { EditorState } from '@tiptap/pm/state';
import { useEffect } from 'react';
import { isPlaceholder, partsOf, tagOf } from '@/core/placeholders';
import type { RichTextExtras } from '@/kit/rich-text/extensions';
import { usePlaceholderField } from './placeholder-fields';

/**
 * The editor extensions that show placeholders as chips in the rich text of the field `source`, and connect the
 * palette.
 */
export const richPlaceholders = (source: string): RichTextExtras => ({
  extensions: [placeholderNode],
  toEditor: withChips,
  fromEditor: withoutChips,
  Tools: ({ editor }) => <PaletteTarget editor={editor} source={source} />,
});

/** `html` with each placeholder between tags in an element of its own; those in attributes are unchanged. */
export const withChips = (html: string): string =>
  html
    .split(TAGS)
    .map((piece, at) => (at % 2 === 1 ? piece : chipsIn(piece)))
    .join('');

/** The reverse of {@link withChips}. */
export const withoutChips = (html: string): string => html.replace(CHIPS, '$1');

/** Every second piece is a tag. */
const TAGS = /(<[^<>]*>)/;
const CHIPS = /<span data-placeholder="[^"]*"(?: data-unknown="")?>(\{\{[^{}]*\}\})<\/span>/g;

const chipsIn = (words: string) =>
  partsOf(words)
    .map(({ text, name }) =>
      name === undefined
        ? text
        : `<span data-placeholder="${name.replaceAll('"', '&quot;')}">${text}</span>`,
    )
    .join('');

const WRITTEN = /\{\{([^{}<>]*)\}\}$/;
const PASTED = /\{\{([^{}<>]*)\}\}/g;

const placeholderNode = Node.create({
  name: 'placeholder',
  group: 'inline',
  inline: true,
  atom: true,
  // Runs before the editor's own Backspace, which would undo the conversion of the last brace.
  priority: 1000,
  addAttributes: () => ({
    name: {
      default: '',
      parseHTML: (element: HTMLElement) => element.dataset.placeholder ?? '',
      renderHTML: ({ name }: Record<string, string>) => ({
        'data-placeholder': name,
        ...(isPlaceholder(name ?? '') ? {} : { 'data-unknown': '' }),
      }),
    },
  }),
  parseHTML: () => [{ tag: 'span[data-placeholder]' }],
  renderHTML: ({ node, HTMLAttributes }) => [
    'span',
    mergeAttributes(HTMLAttributes),
    tagOf(String(node.attrs.name)),
  ],
  renderText: ({ node }) => tagOf(String(node.attrs.name)),
  addInputRules() {
    return [new InputRule({ find: WRITTEN, handler: chipInPlace(this.type) })];
  },
  addKeyboardShortcuts() {
    const { type, editor } = this;
    const eraseBefore = () =>
      editor.commands.command(({ tr }) => {
        const { $from, empty } = tr.selection;
        if (!empty || $from.nodeBefore?.type !== type) return false;
        tr.delete($from.pos - $from.nodeBefore.nodeSize, $from.pos);
        return true;
      });
    return { Backspace: eraseBefore };
  },
  addPasteRules() {
    return [new PasteRule({ find: PASTED, handler: chipInPlace(this.type) })];
  },
});

type Found = { state: EditorState; range: Range; match: readonly string[] };

/** Replaces a placeholder that was typed or pasted as text with a chip. */
const chipInPlace =
  (type: NodeType) =>
  ({ state, range: { from, to }, match: [, name = ''] }: Found) => {
    state.tr.replaceWith(from, to, type.create({ name }));
  };

/** Renders nothing: registers the editor with the palette. */
const PaletteTarget = ({ editor, source }: { editor: Editor; source: string }) => {
  const setCurrent = usePlaceholderField(source, (name) => {
    editor.chain().focus().insertContent({ type: 'placeholder', attrs: { name } }).run();
  });
  useEffect(() => {
    editor.on('focus', setCurrent);
    return () => void editor.off('focus', setCurrent);
  }, [editor, setCurrent]);
  return null;
};
