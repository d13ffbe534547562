import type { ListDescription } from '@/kit/list/ListPage';

export const list: ListDescription = {
  columns: [
    { source: 'code', width: 136 },
    { source: 'title', isTitle: true },
    { source: 'scope', width: 152 },
    { source: 'role', width: 192, priority: 1 },
  ],
};
