import { screen, waitFor, within } from '@testing-library/react';
import { ResourceContextProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { dayText } from '@/core/days';
import { Calendar } from '@/pages/calendar/Calendar';
import { itemsOf } from '@/pages/calendar/calendar-items';
import { StateInWords } from '@/pages/calendar/StateInWords';
import { promotionCodec } from '@/resources/promotion/promotion.codec';
import { promotion as promotionDefinition } from '@/resources/promotion/promotion.definition';
import { ReportedState } from '@/resources/company-report/ReportedState';
import { StateValue } from '@/kit/fields/StateValue';
import { RecordHeader } from '@/kit/form/RecordHeader';
import { renderForm, signInForEach } from '../support/render-form';
import { withoutSizes } from '../support/without-sizes';

signInForEach();
withoutSizes();

const inDays = (days: number) => dayText(new Date(Date.now() + days * 86_400_000));

const promotionOf = (more: object) => {
  const wire = { id: 'P1', code: 'P-1', title: 'Natale', status: 'active', award_type: 'gift' };
  return { ...wire, ...promotionCodec.read({ ...wire, ...more }), id: 'P1' };
};

const RUNNING = { start_date: inDays(-10), end_date: inDays(10) };
const TO_COME = { start_date: inDays(5), end_date: inDays(10) };
const NOT_MOVED = { mayEdit: false, companyField: undefined, translate: (key: string) => key };
const OVER = { start_date: inDays(-10), end_date: inDays(-5) };

it.each([
  ['runs with gifts', RUNNING, 2, 'Attiva'],
  ['runs without gifts', RUNNING, 0, 'Incompleta'],
  ['runs without rewards', { ...RUNNING, award_type: 'reward' }, 0, 'Incompleta'],
  ['is still to come', TO_COME, 2, 'Programmata'],
  ['is still to come, without gifts', TO_COME, 0, 'Incompleta'],
  ['is over', OVER, 0, 'Da concludere'],
  ['is concluded', { ...RUNNING, status: 'concluded' }, 0, 'Conclusa'],
])(
  'a promotion that %s is called so in list, head, calendar and report',
  async (_, more, gifts, word) => {
    const promotion = promotionOf(more);
    const [item] = itemsOf(promotionDefinition, [promotion], NOT_MOVED);
    const report = { promotion_code: 'P-1', status: promotion.status };
    renderForm({
      path: '/promotion/edit/P1/gift',
      name: 'promotion',
      view: (
        <>
          <StateValue field="state" record={promotion} />
          <RecordHeader record={promotion} />
          <p>{item && <StateInWords item={item} />}</p>
          <ResourceContextProvider value="company-report">
            <ReportedState report={report} />
          </ResourceContextProvider>
        </>
      ),
      provider: {
        getList: async () => ({ data: [promotion as never], total: 1 }),
        getCachedPage: async (name: string, { meta }: { meta: object }) => {
          expect([name, meta]).toEqual([promotion.award_type, { parents: { promotion_id: 'P1' } }]);
          return { data: [], total: gifts };
        },
      },
    });
    await waitFor(() => expect(screen.getAllByText(word)).toHaveLength(4));
  },
);

it.each([
  ['without gifts is not ready', 0, 'Incompleta', 1],
  ['with gifts is planned', 2, 'Programmata', 0],
])('a promotion to come %s in the calendar', async (_, gifts, word, times) => {
  const day = inDays(5);
  const promotion = promotionOf({ start_date: day, end_date: day });
  renderForm({
    path: `/promotion/list?view=week&date=${day}`,
    name: 'promotion',
    view: null,
    list: <Calendar />,
    provider: {
      getList: async (name) => {
        const data = name === 'promotion' ? [promotion] : [];
        return { data: data as never[], total: data.length };
      },
      getCachedPage: async () => ({ data: [], total: gifts }),
    },
  });
  const item = await screen.findByRole('button', { name: new RegExp(`Natale.*${word}`) });
  await waitFor(() =>
    expect(within(item).queryAllByText(word, { selector: '.state' })).toHaveLength(times),
  );
});
