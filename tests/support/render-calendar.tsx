import type { RaRecord } from 'react-admin';
import { Calendar } from '@/pages/calendar/Calendar';
import { renderForm } from './render-form';

/** Renders a view of the calendar. `recordsOf` returns the records of a resource, or throws as its call fails. */
export const renderCalendar = (view: string, recordsOf: (name: string) => RaRecord[]) =>
  renderForm({
    path: `/promotion/list?view=${view}`,
    name: 'promotion',
    view: null,
    list: <Calendar />,
    provider: {
      getList: async (name: string) => {
        const data = recordsOf(name) as never[];
        return { data, total: data.length };
      },
    },
  });
