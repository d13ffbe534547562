import FormatBoldIcon from '@mui/icons-material/FormatBold';
import FormatItalicIcon from '@mui/icons-material/FormatItalic';
import FormatListBulletedIcon from '@mui/icons-material/FormatListBulleted';
import FormatListNumberedIcon from '@mui/icons-material/FormatListNumbered';
import FormatQuoteIcon from '@mui/icons-material/FormatQuote';
import FormatUnderlinedIcon from '@mui/icons-material/FormatUnderlined';
import LinkIcon from '@mui/icons-material/Link';
import RedoIcon from '@mui/icons-material/Redo';
import TitleIcon from '@mui/icons-material/Title';
import UndoIcon from '@mui/icons-material/Undo';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import Tooltip from '@mui/material/Tooltip';
import { useEditorState, type Editor } from '@tiptap/react';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import type { MessageKey } from '@/i18n/message-key';
import { useRovingFocus } from '@/ui/hooks/useRovingFocus';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { isShortcut, SHORTCUTS } from '@/ui/shortcuts/shortcuts';
import { useKeysInWords } from '@/ui/shortcuts/useKeysInWords';
import { LinkPopover } from './LinkPopover';

type ToolbarProps = {
  editor: Editor;
  /** Name of the field. */
  label: string;
  /** Buttons added by the form. */
  children?: ReactNode;
};

/** Formatting of the selected text. The toolbar is a single Tab stop; arrows move between its buttons. */
export const Toolbar = ({ editor, label, children }: ToolbarProps) => {
  const translate = useTranslate();
  const keysOf = useKeysInWords();
  const [linkAnchor, setLinkAnchor] = useState<HTMLElement | null>(null);
  const { bar, onKeyDown, onFocus, stop } = useRovingFocus();
  useEffect(() => {
    const text = editor.view.dom;
    // In a text these keys make a link; everywhere else they open the console's search.
    const openLink = (event: KeyboardEvent) => {
      if (!isShortcut(event, 'palette')) return;
      event.preventDefault();
      setLinkAnchor(bar.current);
    };
    text.addEventListener('keydown', openLink);
    return () => text.removeEventListener('keydown', openLink);
  }, [editor, bar]);
  const states = useEditorState({
    editor,
    selector: ({ editor: now }) => TOOLS.map(({ isOn, isOff }) => [isOn?.(now), isOff?.(now)]),
  });
  return (
    <Box
      ref={bar}
      role="toolbar"
      aria-label={translate('rich_text.toolbar', { label })}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      sx={BAR}
    >
      {TOOLS.map(({ name, chord, Icon, run }, at) => {
        const [isOn, isOff] = states[at] ?? [];
        const word = translate(`rich_text.${name}`);
        return (
          <Tooltip key={name} title={chord ? `${word} (${keysOf(chord)})` : word}>
            <IconButton
              size="small"
              aria-label={word}
              aria-pressed={isOn}
              // Not `disabled`: the button keeps the focus and does nothing.
              aria-disabled={isOff}
              tabIndex={at === stop ? 0 : -1}
              // A mouse press must not clear the selection in the text.
              onMouseDown={(event) => event.preventDefault()}
              onClick={({ currentTarget }) => {
                if (isOff) return;
                if (run) run(editor);
                else setLinkAnchor(currentTarget);
              }}
              sx={TOOL}
            >
              <Icon fontSize="small" />
            </IconButton>
          </Tooltip>
        );
      })}
      {children}
      {linkAnchor && (
        <LinkPopover editor={editor} anchor={linkAnchor} onClose={() => setLinkAnchor(null)} />
      )}
    </Box>
  );
};

type Tool = {
  name: MessageKey extends infer Key
    ? Key extends `rich_text.${infer Name}`
      ? Name
      : never
    : never;
  /** The editor's own keys for it. */
  chord?: readonly string[];
  Icon: ComponentType<SvgIconProps>;
  /** Whether the selection has the format; absent if it has no state. */
  isOn?: (editor: Editor) => boolean;
  isOff?: (editor: Editor) => boolean;
  /** Absent for the link, which asks for its address. */
  run?: (editor: Editor) => void;
};

const SmallTitleIcon = (props: SvgIconProps) => <TitleIcon {...props} sx={{ fontSize: 14 }} />;

const TOOLS: readonly Tool[] = [
  {
    name: 'heading',
    chord: ['mod', 'alt', '2'],
    Icon: TitleIcon,
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    name: 'subheading',
    chord: ['mod', 'alt', '3'],
    Icon: SmallTitleIcon,
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    name: 'bold',
    chord: ['mod', 'b'],
    Icon: FormatBoldIcon,
    isOn: (editor) => editor.isActive('bold'),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    name: 'italic',
    chord: ['mod', 'i'],
    Icon: FormatItalicIcon,
    isOn: (editor) => editor.isActive('italic'),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    name: 'underline',
    chord: ['mod', 'u'],
    Icon: FormatUnderlinedIcon,
    isOn: (editor) => editor.isActive('underline'),
    run: (editor) => editor.chain().focus().toggleUnderline().run(),
  },
  {
    name: 'bullets',
    chord: ['mod', 'shift', '8'],
    Icon: FormatListBulletedIcon,
    isOn: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'numbers',
    chord: ['mod', 'shift', '7'],
    Icon: FormatListNumberedIcon,
    isOn: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    name: 'quote',
    Icon: FormatQuoteIcon,
    isOn: (editor) => editor.isActive('blockquote'),
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  {
    name: 'link',
    chord: SHORTCUTS.palette.chord,
    Icon: LinkIcon,
    isOn: (editor) => editor.isActive('link'),
  },
  {
    name: 'undo',
    chord: ['mod', 'z'],
    Icon: UndoIcon,
    isOff: (editor) => !editor.can().undo(),
    run: (editor) => editor.chain().focus().undo().run(),
  },
  {
    name: 'redo',
    chord: ['mod', 'shift', 'z'],
    Icon: RedoIcon,
    isOff: (editor) => !editor.can().redo(),
    run: (editor) => editor.chain().focus().redo().run(),
  },
];

const BAR = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  p: 0.5,
  borderBottom: '1px solid',
  borderColor: 'divider',
  bgcolor: 'surface.sunken',
};

/** All tools are in one line, on a phone too. */
const TOOL = {
  width: { xs: 28, sm: 32 },
  height: 32,
  '&[aria-pressed="true"]': { color: 'status.accent.text', bgcolor: 'status.accent.tint' },
  '&[aria-disabled="true"]': { color: 'text.disabled', cursor: 'default' },
};
