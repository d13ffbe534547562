import type { FocusEvent } from 'react';

/**
 * A blur handler for a group of controls: until the focus leaves the group and the dialog that one of them has opened,
 * its user is still choosing.
 */
export const onLeavingGroup =
  (leave: () => void) =>
  ({ currentTarget: group, relatedTarget: next }: FocusEvent<HTMLElement>): void => {
    if (!group.contains(next) && !group.querySelector(OPENED_DIALOG)) leave();
  };

const OPENED_DIALOG = '[aria-haspopup="dialog"][aria-expanded="true"]';
