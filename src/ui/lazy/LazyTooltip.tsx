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

/** Opens or closes the tooltip after `after` milliseconds, unless a later change replaces it. */
type OpenChange = { isOpen: boolean; after: number };

type LazyTooltipProps = {
  /** The text; `children`, a single element, has it as its `aria-label`. */
  title: string;
  placement?: TooltipProps['placement'];
  children: ReactNode;
};

/**
 * MUI's tooltip, loaded when `children` is first hovered, pressed long or focused by keyboard. MUI's own tooltips on a
 * page's first elements would make the page render twice.
 */
export const LazyTooltip = ({ title, placement, children }: LazyTooltipProps) => {
  const [anchor, setAnchor] = useState<Element | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [change, setChange] = useState<OpenChange | null>(null);
  const Tooltip = useLoading(loadTooltip, anchor !== null, ignoreFailure);
  useEffect(() => {
    if (!change) return undefined;
    const timer = setTimeout(setIsOpen, change.after, change.isOpen);
    return () => clearTimeout(timer);
  }, [change]);

  const open = (after = 0) => setChange({ isOpen: true, after });
  const close = (after = 0) => setChange({ isOpen: false, after });
  const hover = ({ currentTarget, pointerType }: PointerEvent) => {
    setAnchor(currentTarget.firstElementChild);
    open(pointerType === 'touch' ? LONG_PRESS_MS : HOVER_DELAY_MS);
  };
  // Delayed, because a pointer that moves on to the tooltip re-enters its React parent, this element.
  const leave = ({ pointerType }: PointerEvent) =>
    close(pointerType === 'touch' ? TOUCH_LEAVE_DELAY_MS : LEAVE_DELAY_MS);
  const focus = ({ currentTarget, target }: FocusEvent) => {
    if (!target.matches(':focus-visible')) return;
    setAnchor(currentTarget.firstElementChild);
    open();
  };
  const props = { anchor, title, placement, open: isOpen, onClose: () => close() };
  return (
    <span
      className={styles.anchor}
      onPointerEnter={hover}
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

/** The failure needs no message: the text of the tooltip is also the element's accessible name. */
const ignoreFailure = () => undefined;

const HOVER_DELAY_MS = 300;
const LONG_PRESS_MS = 700;
const TOUCH_LEAVE_DELAY_MS = 1_500;
const LEAVE_DELAY_MS = 100;
