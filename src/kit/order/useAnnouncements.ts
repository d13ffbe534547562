import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import { useRef } from 'react';
import { announce } from '@/ui/announce/announcer';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useFormats } from '@/ui/formats/useFormats';

/** An item that can be moved: its id and its name. */
export type OrderedItem = { id: UniqueIdentifier; name: string };

/** The announcements for screen readers while an item is moved. */
export const useAnnouncements = (items: readonly OrderedItem[]): Announcements => {
  const translate = useTranslate();
  const { number } = useFormats();
  // Right after the pick-up, an item is over its own place, which must not be announced instead of the pick-up.
  const said = useRef<UniqueIdentifier | null>(null);
  const positionOf = (id: UniqueIdentifier) => items.findIndex((item) => item.id === id);
  // Not through the library's live region, which is only inserted with the list.
  const say = (key: string, held: UniqueIdentifier, at: UniqueIdentifier = held): undefined => {
    announce(
      translate(`order.${key}`, {
        name: items[positionOf(held)]?.name ?? '',
        place: number(positionOf(at) + 1),
        count: number(items.length),
      }),
      { isUrgent: true, about: 'order' },
    );
  };
  return {
    onDragStart: ({ active }) => {
      said.current = active.id;
      return say('taken', active.id);
    },
    onDragOver: ({ active, over }) => {
      if (!over || over.id === said.current) return undefined;
      said.current = over.id;
      return say('over', active.id, over.id);
    },
    onDragEnd: ({ active, over }) => say('dropped', active.id, over?.id),
    onDragCancel: ({ active }) => say('cancelled', active.id),
  };
};
