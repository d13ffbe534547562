import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idOf, openScene, type Scene } from '../support/backend-scene';

let scene: Scene;
beforeAll(async () => {
  scene = await openScene();
});
afterAll(() => scene.close());

describe('app activity', () => {
  it('answers a row a customer, at the top level', async () => {
    const { json } = await scene.call('agent', '/accesslog?sortField=code&pageSize=1');
    expect(json).toEqual({
      customers: [
        {
          _id: idOf(scene.store, 'customers', 'K1'),
          code: 'K1',
          user_name: 'Caffè K1',
          company: { company_name: 'Società C1' },
          agent: { firstname: 'Nome agent', surname: 'Cognome agent' },
          agent_code: 'agent',
          first_access: '2026-01-01T08:00:00.000Z',
          last_access: '2026-02-01T08:00:00.000Z',
          accesses_list: ['2026-01-01T08:00:00.000Z', '2026-02-01T08:00:00.000Z'],
        },
      ],
      total_rows: 3,
    });
    expect((await scene.call('other', '/accesslog?company_code=C1')).json.total_rows).toBe(1);
  });

  it.each([
    ['total_access', 'A'],
    ['month_access', 'B'],
    ['company_name', 'A'],
    ['agent_name', 'C'],
    ['last_access', 'C'],
  ])('sorts by %s', async (sortField, first) => {
    const row = (code: string, company_code: string, agent_code: string, accesses: string[]) => ({
      _id: code,
      code,
      company_code,
      agent_code,
      accesses_list: accesses,
      last_access: accesses.at(-1),
    });
    const day = (text: string) => `2026-${text}T00:00:00Z`;
    const small = await openScene(
      { clock: () => new Date('2026-03-01T00:00:00Z') },
      {
        customers: [
          row('A', 'C3', 'nobody', [day('01-01'), day('01-02'), day('01-03')]),
          row('B', 'C2', 'agent2', [day('02-20'), day('02-21')]),
          row('C', 'C1', 'site', [day('02-22')]),
        ],
      },
    );
    const { json } = await small.call('admin', `/accesslog?sortField=${sortField}&sortDir=-1`);
    expect(json.customers[0].code).toBe(first);
    await small.close();
  });

  it('is saved as a file with the rows of the caller', async () => {
    const { headers, text } = await scene.call('agent2', '/accesslist/csv?searchTerm=k4');
    expect(headers.get('content-disposition')).toBe('attachment; filename="app-activity.csv"');
    expect(text.trim().split('\r\n')).toEqual([
      'client_code,client_name,company_name,agent_code,agent_name,initial_access,last_access,total_access,month_access',
      expect.stringMatching(
        /^K4,Caffè K4,Società C1,agent2,Nome agent2 Cognome agent2,2026-01-01.*,2,\d$/,
      ),
    ]);
  });

  it('sends a long file beside other calls, and leaves no listener behind', async () => {
    const warnings: Error[] = [];
    const take = (warning: Error) => warnings.push(warning);
    process.on('warning', take);
    const [known] = scene.store.rows('customers');
    const customers = Array.from({ length: 20_000 }, (_, at) => ({
      ...known,
      _id: `c${at}`,
      code: `C${at}`,
    }));
    const large = await openScene({}, { customers });
    await large.call('admin', '/me');
    const sending = large.call('admin', '/accesslist/csv');
    const isAnsweredFirst = async () => {
      const answer = await Promise.race([sending, large.call('admin', '/me')]);
      return answer.json !== null;
    };
    let answered = 0;
    while (await isAnsweredFirst()) answered += 1;
    expect((await sending).text.trim().split('\r\n')).toHaveLength(20_001);
    expect(answered).toBeGreaterThan(5);
    await large.close();
    process.off('warning', take);
    expect(warnings).toEqual([]);
  });
});
