import { InputRule, mergeAttributes, Node, PasteRule, type Range } from '@tiptap/core';
import type { NodeType } from '@tiptap/pm/model';
import type { EditorState } from '@tiptap/pm/state';
import { partsOf, tagOf } from '@/core/placeholder-parts';
import { attributesOf, chipOf, type ChipWords } from './chip';

const WRITTEN = /\{\{([^{}<>]*)\}\}$/;
const PASTED = /\{\{([^{}<>]*)\}\}/g;

/**
 * The editor's node of a placeholder: a chip with its name; an unknown one is shown as written. It is stored and copied
 * as text, `{{firstname}}`. A placeholder that is typed or pasted becomes a chip.
 */
export const placeholderNode = (wordsOf: ChipWords) =>
  Node.create({
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
        renderHTML: ({ name }: Record<string, string>) => attributesOf(name ?? ''),
      },
    }),
    parseHTML: () => [{ tag: 'span[data-placeholder]' }],
    renderHTML: ({ node, HTMLAttributes }) => [
      'span',
      mergeAttributes(HTMLAttributes),
      tagOf(String(node.attrs.name)),
    ],
    renderText: ({ node }) => tagOf(String(node.attrs.name)),
    addNodeView() {
      return ({ node }) => ({ dom: chipOf(String(node.attrs.name), wordsOf) });
    },
    addInputRules() {
      return [new InputRule({ find: WRITTEN, handler: chipsInInput(this.type) })];
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

type Found = { state: EditorState; range: Range; match: readonly string[] & { input?: string } };

/** Replaces the placeholder just typed, or all placeholders of a text inserted at once, with chips. */
const chipsInInput = (type: NodeType) => (found: Found) => {
  const { state, range, match } = found;
  const { from, to } = state.selection;
  const [tag = ''] = match;
  // For dictation and text expanders, which insert more than the placeholder, the editor's range begins too late.
  const inserted = range.from + tag.length - from;
  if (inserted <= tag.length) return chipInPlace(type)(found);
  const parts = partsOf((match.input ?? '').slice(-inserted)).map(({ text, name }) =>
    name === undefined ? state.schema.text(text) : type.create({ name }),
  );
  state.tr.replaceWith(from, to, parts);
};

/** Replaces a placeholder that was typed or pasted as text with a chip. */
const chipInPlace =
  (type: NodeType) =>
  ({ state, range: { from, to }, match: [, name = ''] }: Found) => {
    state.tr.replaceWith(from, to, type.create({ name }));
  };
