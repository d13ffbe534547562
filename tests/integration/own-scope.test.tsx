import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { session } from '@/providers/session/session';
import { BoUserEmail } from '@/resources/bo-user/BoUserEmail';
import { form as boUserForm } from '@/resources/bo-user/bo-user.form';
import { CategoriesInput } from '@/domain/audience/CategoriesInput';
import { CompanyInput } from '@/domain/audience/CompanyInput';
import { useFormAudience } from '@/domain/audience/useFormAudience';
import { FormView, type FormDescription } from '@/kit/form/FormView';
import { publicationSchema } from '@/domain/publication/publication-rules';
import { person } from '../support/people';
import { renderForm, signInForEach } from '../support/render-form';

const RECORDS: Readonly<Record<string, readonly { [field: string]: string }[]>> = {
  company: [
    { company_code: 'AURORA', company_name: 'Aurora' },
    { company_code: 'MONVISO', company_name: 'Monviso' },
  ],
  location: [{ code: 'AUR-MIL', name: 'Milano', company_code: 'AURORA' }],
  'app-user': [1, 2].map((at) => ({ code: `C${at}`, agent_code: 'AGE-001' })),
  category: Array.from({ length: 32 }, (_, at) => ({
    category_code: `CAT-${at}`,
    category_name: `Categoria ${at}`,
    company_code: at < 30 ? 'AURORA' : 'MONVISO',
  })),
};

/** Lists as a server filters and pages them. */
const getList = async (
  resource: string,
  { filter, pagination }: { filter?: object; pagination?: { perPage: number } },
) => {
  const { q: _, ...wanted } = { q: '', ...filter } as Record<string, string>;
  const rows = (RECORDS[resource] ?? [])
    .map((record, at) => ({ id: `${resource}${at}`, ...record }))
    .filter((record) =>
      Object.entries(wanted).every(([field, value]) => Object(record)[field] === value),
    );
  return { data: rows.slice(0, pagination?.perPage), total: rows.length };
};

const Inputs = () => {
  const { company } = useFormAudience();
  return (
    <>
      <CompanyInput optionalHint="publication.company_hint" />
      <CategoriesInput companies={company ? [company] : undefined} />
    </>
  );
};
const NEWS: FormDescription = { schema: publicationSchema(), Inputs };

const open = (name: 'news' | 'bo-user', form: FormDescription, user: Parameters<typeof person>) => {
  session.start('token', person(...user));
  renderForm({
    path: `/${name}/create`,
    name,
    view: <FormView form={form} mode="create" />,
    provider: { getList: vi.fn(getList) as never },
  });
};
const field = (name: RegExp) => screen.findByRole('combobox', { name });

signInForEach();

describe('the company of a new record', () => {
  it('is the only one a manager has, and cannot be changed', async () => {
    open('news', NEWS, [['company_manager'], { companyCodes: ['AURORA'] }]);
    const company = await field(/^Azienda/);
    await vi.waitFor(() => expect(company).toHaveValue('Aurora · AURORA'));
    expect(company).toHaveAttribute('readonly');
    expect(screen.getByText('L’unica che gestisci')).toBeVisible();
  });

  it('has to be chosen by a manager of several, and says so', async () => {
    open('news', NEWS, [['company_manager'], { companyCodes: ['AURORA', 'MONVISO'] }]);
    const company = await field(/^Azienda/);
    expect(company).toHaveAttribute('aria-required', 'true');
    expect(company).not.toHaveAttribute('readonly');
    expect(screen.queryByText('Lascia vuoto per tutte le aziende.')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Salva' }));
    const frame = company.closest<HTMLElement>('.MuiFormControl-root');
    expect(await within(frame ?? document.body).findByText('Campo obbligatorio')).toBeVisible();
  });

  it('may be left out by an admin', async () => {
    open('news', NEWS, [['admin']]);
    expect(await field(/^Azienda/)).toHaveAttribute('aria-required', 'false');
    expect(screen.getByText('Lascia vuoto per tutte le aziende.')).toBeVisible();
  });

  it('and its location are those of a manager of one place', async () => {
    open('bo-user', boUserForm, [
      ['site_manager'],
      { companyCodes: ['AURORA'], locationCodes: ['AUR-MIL'] },
    ]);
    expect(await screen.findByText('Aurora · AURORA')).toBeVisible();
    expect(await screen.findByText('Milano · AUR-MIL')).toBeVisible();
    expect(screen.getAllByText('L’unica che gestisci')).toHaveLength(2);
  });
});

describe('an account that is not the user’s to change', () => {
  const AGENT = {
    id: '64f000000000000000000002',
    code: 'AGE-001',
    firstname: 'Aldo',
    surname: 'Gallo',
    email: 'aldo@example.com',
    telephone: '+39 333 1234567',
    roles: ['agent'],
    company_code: ['AURORA'],
    location_code: ['AUR-MIL'],
    status: 'active',
  };
  const openAccount = (
    account: object,
    user: Parameters<typeof person>,
    view = <FormView form={boUserForm} mode="edit" />,
  ) => {
    session.start('token', person(...user));
    renderForm({
      path: `/bo-user/edit/${AGENT.id}`,
      name: 'bo-user',
      view,
      provider: {
        getList: vi.fn(getList) as never,
        getOne: async () => ({ data: { ...AGENT, ...account } as never }),
      },
    });
  };
  const OF_MILAN = { companyCodes: ['AURORA'], locationCodes: ['AUR-MIL'] };

  it('says before it is filled that it has other places, too', async () => {
    openAccount({ location_code: ['AUR-MIL', 'AUR-BER'] }, [['area_manager'], OF_MILAN]);
    await screen.findByRole('textbox', { name: /^Codice/ });
    expect(screen.getByText(/^Ha anche aziende o sedi che non gestisci/)).toBeVisible();
  });

  it.each([
    ['its form', <FormView key="form" form={boUserForm} mode="edit" />],
    ['the page of its address', <BoUserEmail key="email" />],
  ])('is only read if it has a role above: %s', async (_, view) => {
    openAccount({ roles: ['company_manager'] }, [['area_manager'], OF_MILAN], view);
    expect(
      await screen.findByText('Ha un ruolo superiore al tuo: non puoi modificarlo.'),
    ).toBeVisible();
    expect(screen.getByTitle('aldo@example.com')).toBeVisible();
    expect(screen.getByText('Responsabile aziendale')).toBeVisible();
    const inputs = (['textbox', 'checkbox', 'combobox', 'button'] as const).filter(
      (role) => screen.queryAllByRole(role).length > 0,
    );
    expect(inputs).toEqual([]);
  });

  it('keeps the highest role of the user’s own account, and says who may take it', async () => {
    const roles = ['admin', 'agent'];
    openAccount({ roles }, [['admin', 'agent'], { id: AGENT.id }]);
    const own = await screen.findByRole('checkbox', { name: 'Amministratore' });
    expect(own).toBeChecked();
    expect(own).toBeDisabled();
    expect(own).toHaveAccessibleDescription(
      'Non puoi toglierti il ruolo più alto: chiedi a un amministratore.',
    );
    expect(screen.getByRole('checkbox', { name: 'Agente' })).toBeEnabled();
  });

  it('leaves an admin every role of somebody else', async () => {
    openAccount({ roles: ['admin'] }, [['admin']]);
    expect(await screen.findByRole('checkbox', { name: 'Amministratore' })).toBeEnabled();
    expect(screen.queryByText(/toglierti il ruolo/)).toBeNull();
  });

  it('says nothing of one that is', async () => {
    openAccount({}, [['area_manager'], OF_MILAN]);
    await screen.findByRole('textbox', { name: /^Codice/ });
    expect(screen.queryByText(/superiore al tuo|che non gestisci/)).toBeNull();
  });
});

describe('all categories', () => {
  it.each([
    ['its button', (chip: HTMLElement) => userEvent.click(within(chip).getByTestId('CancelIcon'))],
    ['Backspace', (chip: HTMLElement) => userEvent.type(chip, '{Backspace}')],
  ])('of the company are taken at one press, and removed by %s', async (_, remove) => {
    open('news', NEWS, [['company_manager'], { companyCodes: ['AURORA'] }]);
    await userEvent.click(await screen.findByRole('button', { name: 'Tutte le categorie' }));
    const whole = await screen.findByRole('button', { name: 'Tutte le categorie (30)' });
    expect(screen.queryByText(/CAT-29$/)).toBeNull();
    await remove(whole);
    expect(screen.queryByRole('button', { name: 'Tutte le categorie (30)' })).toBeNull();
    expect(screen.queryByText(/CAT-\d+$/)).toBeNull();
  });
});
