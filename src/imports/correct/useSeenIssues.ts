import { useEffect, useState } from 'react';
import { unlessAnnounced } from '@/ui/alerts/announced-failure';
import { followIssues, type ReadIssues, type SeenIssues } from './follow-issues';

type Reading = {
  read: ReadIssues;
  count: number;
  onSeen: (follow: (before: SeenIssues) => SeenIssues) => void;
};

/** The state of a list of `count` errors before any is read. */
export const useSeenState = (count: number) =>
  useState<SeenIssues>({ lines: new Map(), count, shift: 0, current: null, isGone: false });

/** Reads the pages of the lines from `first` to `last` from the worker, again for each new `read`. */
export const useReadIssues = (
  { read, count, onSeen }: Reading,
  first: number,
  last: number,
): void => {
  const from = Math.floor(first / PAGE) * PAGE;
  const to = Math.ceil((last + 1) / PAGE) * PAGE;
  useEffect(() => {
    let isCurrent = true;
    const show = async () => {
      const found = await read(from, to - from);
      onSeen((before) => {
        // A check finds errors faster than they are read, so even outdated ones are shown at first.
        if (!isCurrent) return before.lines.size > 0 ? before : followIssues(before, found, count);
        // Another part of the same list, whose lines have not moved.
        const isScrolled = before.read === read;
        const lines = new Map(found.map((line) => [line.place, line]));
        return isScrolled ? { ...before, lines } : { ...followIssues(before, found, count), read };
      });
    };
    void unlessAnnounced(show());
    return () => {
      isCurrent = false;
    };
  }, [read, count, onSeen, from, to]);
};

const PAGE = 100;
