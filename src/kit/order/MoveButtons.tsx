import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import IconButton from '@mui/material/IconButton';
import { useLayoutEffect, useRef } from 'react';
import { announce } from '@/ui/announce/announcer';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';

type MoveButtonsProps = {
  /** Name of the moved item. */
  name: string;
  /** Its position, from 0, among `count`. */
  at: number;
  count: number;
  isDisabled: boolean;
  onMove: (to: number) => void;
};

/** Moves a row one place up or down. The pressed button keeps the focus after its row has moved. */
export const MoveButtons = ({ name, at, count, isDisabled, onMove }: MoveButtonsProps) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);
  const pressed = useRef<'up' | 'down' | null>(null);
  useLayoutEffect(() => {
    if (pressed.current === null) return;
    const [own, other] = pressed.current === 'up' ? [up, down] : [down, up];
    pressed.current = null;
    // At either end of the list the pressed button is disabled and cannot hold the focus.
    (own.current?.disabled ? other : own).current?.focus();
  });
  const move = (direction: 'up' | 'down') => () => {
    pressed.current = direction;
    const to = direction === 'up' ? at - 1 : at + 1;
    onMove(to);
    announce(translate('order.moved', { name, place: number(to + 1), count: number(count) }), {
      about: 'order',
    });
  };
  return (
    <>
      <IconButton
        ref={up}
        aria-label={translate('order.up', { name })}
        disabled={isDisabled || at === 0}
        onClick={move('up')}
      >
        <ArrowUpwardIcon fontSize="small" />
      </IconButton>
      <IconButton
        ref={down}
        aria-label={translate('order.down', { name })}
        disabled={isDisabled || at === count - 1}
        onClick={move('down')}
      >
        <ArrowDownwardIcon fontSize="small" />
      </IconButton>
    </>
  );
};
