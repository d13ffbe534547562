import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import { useRef } from 'react';
import { type RaRecord } from 'react-admin';
import { useTranslate } from '@/shared/i18n/useTranslate';
import { useFormats } from '@/shared/formats/useFormats';

/** What is said to who cannot see where a held tile is. */
export const useAnnouncements = (rows: readonly RaRecord[]): Announcements => {
  const translate = useTranslate();
  const { number } = useFormats();
  // Right after it is taken a tile is over its own place: that would be said instead of the taking.
  const said = useRef<UniqueIdentifier | null>(null);
  const placeOf = (id: UniqueIdentifier) => rows.findIndex((row) => row.id === id);
  const say = (key: string, held: UniqueIdentifier, at: UniqueIdentifier = held) =>
    translate(`order.${key}`, {
      name: String(rows[placeOf(held)]?.title ?? ''),
      place: number(placeOf(at) + 1),
      count: number(rows.length),
    });
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
