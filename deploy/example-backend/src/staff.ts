import { stringify } from 'csv-stringify/sync';
import { bousers } from './areas';
import type { AddCall, Call, Row } from './calls';
import { conditionOf } from './list';

/** The lookups of agents and area managers, which are unpaged, and the file of the list. */
export const addStaff = (add: AddCall): void => {
  const { path } = bousers;
  const read = async ({ client }: Call, query: Row, order: string) => {
    const { where, bound } = conditionOf(query, bousers);
    return client.query<Row>(`select * from bousers where ${where} order by ${order}`, bound);
  };
  const lookup = (place: string, role: string) =>
    add('get', `${path}${place}/role/${role}`, async (call) => ({
      data: { bousers: (await read(call, { ...call.request.params, role }, 'surname, firstname, _id')).rows },
    }));
  lookup('', 'agent');
  lookup('/company/{company_code}', 'agent');
  lookup('/company/{company_code}/location/{location_code}', 'agent');
  lookup('/company/{company_code}', 'area_manager');

  add('get', `${path}/csv`, async (call) => {
    const { rows } = await read(call, call.request.query, '_id');
    void call.reply.type('text/csv; charset=utf-8').header('content-disposition', 'attachment; filename="bousers.csv"');
    return stringify(rows, {
      header: true,
      columns: 'code firstname surname email telephone roles company_code location_code status'.split(' '),
      record_delimiter: 'windows',
      quoted_match: /;/,
      cast: { string: harmless, object: (list) => harmless(Object.values(list).join('|')) },
    });
  });
};

/** A text that no spreadsheet takes for a formula; a telephone with its `+` is none. */
const harmless = (text: string): string =>
  /^[=+\-@\t\r＝＋－＠]/.test(text) && !/^\+[\d ]+$/.test(text) ? `'${text}` : text;
