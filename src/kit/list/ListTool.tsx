import useMediaQuery from '@mui/material/useMediaQuery';
import type { AriaAttributes, MouseEvent, ReactNode } from 'react';
import { LazyTooltip } from '@/ui/lazy/LazyTooltip';
import { ButtonLink } from '@/kit/links/ButtonLink';
import { PlainButton } from '@/ui/plain/PlainButton';
import { ROOM_FOR_TOOL_WORDS } from './room-for-words';
import styles from './ListTool.module.css';

type ListToolProps = AriaAttributes & {
  label: string;
  icon: ReactNode;
  /** The address of a tool that is a link. */
  to?: string;
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  onPointerEnter?: () => void;
};

/** A tool beside a list's saved views: an icon with its name, or only the icon in a narrow window. */
export const ListTool = ({ label, icon, to, ...button }: ListToolProps) => {
  const isNarrow = !useMediaQuery(ROOM_FOR_TOOL_WORDS);
  const look = isNarrow ? 'icon' : 'text';
  const named = { className: styles.tool, 'aria-label': isNarrow ? label : undefined };
  const face = (
    <>
      {icon}
      {!isNarrow && label}
    </>
  );
  const tool =
    to === undefined ? (
      <PlainButton look={look} {...named} {...button}>
        {face}
      </PlainButton>
    ) : (
      <ButtonLink look={look} to={to} {...named} {...button}>
        {face}
      </ButtonLink>
    );
  return isNarrow ? <LazyTooltip title={label}>{tool}</LazyTooltip> : tool;
};
