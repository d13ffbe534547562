import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { Editor } from '@tiptap/react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { DialogPopover } from '@/ui/page/DialogPopover';
import { textOf } from '@/core/text';
import { announce } from '@/ui/announce/announcer';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { completeHref } from './safe-links';

type LinkPopoverProps = { editor: Editor; anchor: HTMLElement; onClose: () => void };

/** Asks for the address of a link. Without a selection the address itself is inserted. */
export const LinkPopover = ({ editor, anchor, onClose }: LinkPopoverProps) => {
  const translate = useTranslate();
  const stored = textOf(editor.getAttributes('link').href);
  const [typed, setTyped] = useState(stored);
  const [isRefused, setRefused] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const close = () => {
    onClose();
    editor.commands.focus();
  };
  const apply = () => {
    const href = completeHref(typed);
    if (href === null) {
      setRefused(true);
      announce(translate('rich_text.link_refused'), { isUrgent: true });
      return field.current?.focus();
    }
    setLink(editor, href, typed.trim());
    return close();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    close();
  };
  // Must not submit the surrounding form.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    apply();
  };
  return (
    <DialogPopover
      anchor={anchor}
      onClose={close}
      disableRestoreFocus
      label={translate('rich_text.link')}
    >
      <Stack sx={{ p: 2, gap: 1.5, width: 340, maxWidth: '100%' }}>
        <TextField
          autoFocus
          inputRef={field}
          label={translate('rich_text.link_address')}
          value={typed}
          error={isRefused}
          helperText={translate(isRefused ? 'rich_text.link_refused' : 'rich_text.link_hint')}
          placeholder="https://"
          onChange={({ target }) => {
            setTyped(target.value);
            setRefused(false);
          }}
          onKeyDown={onKeyDown}
          slotProps={{ htmlInput: { inputMode: 'url', autoComplete: 'off', spellCheck: false } }}
        />
        <Stack direction="row" sx={{ gap: 1, justifyContent: 'flex-end' }}>
          {stored !== '' && <Button onClick={remove}>{translate('rich_text.link_remove')}</Button>}
          <Button variant="contained" onClick={apply}>
            {translate('rich_text.link_apply')}
          </Button>
        </Stack>
      </Stack>
    </DialogPopover>
  );
};

const setLink = (editor: Editor, href: string, words: string) => {
  if (editor.state.selection.empty && !editor.isActive('link')) {
    const content = { type: 'text', text: words, marks: [{ type: 'link', attrs: { href } }] };
    editor.chain().focus().insertContent(content).run();
  } else {
    editor.chain().focus().extendMarkRange('link').setLink({ href }).run();
  }
};
