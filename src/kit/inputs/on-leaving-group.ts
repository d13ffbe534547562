import type { FocusEvent } from 'react';

/** A blur handler for a group of controls: until the focus leaves the group, its user is still choosing. */
export const onLeavingGroup =
  (leave: () => void) =>
  ({ currentTarget: group, relatedTarget: next }: FocusEvent<HTMLElement>): void => {
    if (!group.contains(next)) leave();
  };
