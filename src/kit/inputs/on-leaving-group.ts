import type { FocusEvent } from 'react';

/**
 * Returns a blur handler for a group of controls that calls `leave` once the focus has left the group and any dialog
 * that one of its controls has opened.
 */
export const onLeavingGroup =
  (leave: () => void) =>
  ({ currentTarget: group, relatedTarget: next }: FocusEvent<HTMLElement>): void => {
    if (!group.contains(next) && !group.querySelector(OPENED_DIALOG)) leave();
  };

const OPENED_DIALOG = '[aria-haspopup="dialog"][aria-expanded="true"]';
