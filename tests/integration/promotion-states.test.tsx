import { screen, waitFor } from '@testing-library/react';
import { ResourceContextProvider, type DataProvider, type RaRecord } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { dayText } from '@/core/days';
import { promotionCodec } from '@/resources/promotion/promotion.codec';
import type { ResourceDefinition } from '@/core/resource';
import { consoleCatalogue } from '@/i18n/console-catalogue';
import { createI18nProvider } from '@/providers/preferences/i18n-provider';
import { resources } from '@/resources/registry';
import { saveFile } from '@/ui/browser/save-file';
import type { Formats } from '@/ui/formats/useFormats';
import type { Translate } from '@/ui/hooks/useTranslate';
import { writeListFile } from '@/kit/export/list-file';
import { StateValue } from '@/kit/fields/StateValue';
import { RecordHeader } from '@/kit/form/RecordHeader';
import { renderForm, signInForEach } from '../support/render-form';

vi.mock('@/ui/browser/save-file', () => ({ saveFile: vi.fn<typeof saveFile>() }));

signInForEach();

const inDays = (days: number) => dayText(new Date(Date.now() + days * 86_400_000));

const promotionOf = (more: object) => {
  const wire = { id: 'P1', code: 'P-1', title: 'Natale', status: 'active', award_type: 'gift' };
  return { ...wire, ...promotionCodec.read?.({ ...wire, ...more }), id: 'P1' };
};

/** The cell of `field` in the export of `record` for people. */
const exported = async (
  name: string,
  field: string,
  record: RaRecord,
  getList: DataProvider['getList'],
) => {
  vi.mocked(saveFile).mockClear();
  const i18n = createI18nProvider('it', consoleCatalogue.it);
  await writeListFile('shown', {
    definition: definitions.get(name) as ResourceDefinition,
    definitions,
    list: {
      columns: [{ source: field }],
      filterValues: {},
      sort: { field: 'id', order: 'ASC' },
      rows: [record],
    },
    meta: undefined,
    provider: { getList } as DataProvider,
    translate: i18n.translate as Translate,
    formats: { decimalSign: () => ',' } as Formats,
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });
  const [file] = vi.mocked(saveFile).mock.calls[0] ?? [];
  return (await (file as Blob).text()).trim().split('\r\n')[1];
};
const definitions = new Map(resources.map((resource) => [resource.name, resource]));

const RUNNING = { start_date: inDays(-10), end_date: inDays(10) };
const TO_COME = { start_date: inDays(5), end_date: inDays(10) };
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
  'a promotion that %s is called so in list, head, calendar, report and exports',
  async (_, more, gifts, word) => {
    const promotion = promotionOf(more);
    const report = { promotion_code: 'P-1', status: promotion.status };
    const getList: DataProvider['getList'] = async (name, { meta }) => {
      if (name === 'promotion') return { data: [promotion as never], total: 1 };
      expect([name, meta]).toEqual([promotion.award_type, { parents: { promotion_id: 'P1' } }]);
      return { data: [], total: gifts };
    };
    renderForm({
      path: '/promotion/edit/P1/gift',
      name: 'promotion',
      view: (
        <>
          <StateValue field="state" record={promotion} />
          <RecordHeader record={promotion} />
          <ResourceContextProvider value="company-report">
            <StateValue field="status" record={report} />
          </ResourceContextProvider>
        </>
      ),
      provider: { getList },
    });
    await waitFor(() => expect(screen.getAllByText(word)).toHaveLength(3));
    expect(await exported('promotion', 'state', promotion, getList)).toBe(word);
    expect(await exported('company-report', 'status', { id: 'r', ...report }, getList)).toBe(word);
  },
);
