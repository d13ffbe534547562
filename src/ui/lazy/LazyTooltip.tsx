import type { TooltipProps } from '@mui/material/Tooltip';
import {
  createElement,
  useEffect,
  useState,
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { loadOnce } from '@/core/load-once';
import { useLoading } from './lazy-component';
import styles from './LazyTooltip.module.css';

/** The change of the tooltip after `after` ms, unless something else happens first. */
type Turn = { isOpen: boolean; after: number };

type LazyTooltipProps = {
  /** The name of `children`, one element that has it as `aria-label` itself. */
  title: string;
  placement?: TooltipProps['placement'];
  children: ReactNode;
};

/**
 * MUI's tooltip, loaded when `children` is first hovered, held or focused by keyboard. Around what a page starts with,
 * MUI's own would render the page twice.
 */
export const LazyTooltip = ({ title, placement, children }: LazyTooltipProps) => {
  const [anchor, setAnchor] = useState<Element | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [turn, setTurn] = useState<Turn | null>(null);
  const Tooltip = useLoading(loadTooltip, anchor !== null, stayAway);
  useEffect(() => {
    if (!turn) return undefined;
    const timer = setTimeout(setIsOpen, turn.after, turn.isOpen);
    return () => clearTimeout(timer);
  }, [turn]);

  const open = (after = 0) => setTurn({ isOpen: true, after });
  const close = (after = 0) => setTurn({ isOpen: false, after });
  const point = ({ currentTarget, pointerType }: PointerEvent) => {
    setAnchor(currentTarget.firstElementChild);
    open(pointerType === 'touch' ? HELD_MS : POINTED_AT_MS);
  };
  // Not at once: a pointer that moves on to the tooltip re-enters what React considers its parent.
  const leave = ({ pointerType }: PointerEvent) =>
    close(pointerType === 'touch' ? READ_MS : WAY_TO_TOOLTIP_MS);
  const focus = ({ currentTarget, target }: FocusEvent) => {
    if (!target.matches(':focus-visible')) return;
    setAnchor(currentTarget.firstElementChild);
    open();
  };
  const props = { anchor, title, placement, open: isOpen, onClose: () => close() };
  return (
    <span
      className={styles.anchor}
      onPointerEnter={point}
      onPointerLeave={leave}
      onFocus={focus}
      onBlur={() => close()}
    >
      {children}
      {Tooltip && createElement(Tooltip, props)}
    </span>
  );
};

const loadTooltip = loadOnce(async () => (await import('./AnchoredTooltip')).AnchoredTooltip);

/** A tooltip that fails to load is no loss: its text is the element's accessible name. */
const stayAway = () => undefined;

const POINTED_AT_MS = 300;
const HELD_MS = 700;
const READ_MS = 1_500;
const WAY_TO_TOOLTIP_MS = 100;
