import { createSvgIcon as createMuiIcon } from '@mui/material/utils';
import Dialog from '@mui/material/Dialog';
import Modal from '@mui/material/Modal';
import type { QueryClient } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import Papa from 'papaparse';
import { useEffect, type ReactNode } from 'react';
import {
  CoreAdminContext,
  ListBase,
  Resource,
  ResourceContextProvider,
  testDataProvider,
  useCanAccess,
  useGetOne,
  useListContext,
  useSetLocale,
  type DataProvider,
  type Store,
} from 'react-admin';
import { createHashRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { prefetchList } from '@/app/data/prefetch-list';
import { createQueryClient } from '@/app/data/query-client';
import { DEFAULT_PAGE_SIZE, DEFAULT_SORT_FIELD } from '@/core/constants';
import { consoleCatalogue } from '@/i18n/console-catalogue';
import { createAuthProvider } from '@/providers/data/auth-provider';
import { createI18nProvider } from '@/providers/preferences/i18n-provider';
import { preferences, preferredLocale } from '@/providers/preferences/preferences';
import { session } from '@/providers/session/session';
import { resources } from '@/resources/registry';
import { listedRecord } from '@/kit/list/actions/listed-records';
import { useListCache } from '@/kit/record/list-cache';
import * as z from '@/core/zod';
import { LIBRARY_INTERNALS, type LibraryInternalName } from '../../library-internals';
import { person } from '../support/people';

/** Checks the library internals used in the browser: they still exist, are used and are needed. */
const COMPANY = { id: 'c1', company_code: 'C1', company_name: 'Aurora' };

let calls: string[] = [];
let client: QueryClient;
let provider: DataProvider;

beforeEach(() => {
  window.location.hash = '';
  localStorage.clear();
  preferences.forgetLists();
  session.start('token', person(['admin']));
  calls = [];
  client = createQueryClient();
  provider = testDataProvider({
    getList: async (resource) => {
      calls.push(`list of ${resource}`);
      return { data: [COMPANY] as never[], total: 30 };
    },
    getOne: async () => ({ data: COMPANY as never }),
  });
});

const renderInside = (children: ReactNode) =>
  render(
    <CoreAdminContext
      authProvider={createAuthProvider(resources)}
      dataProvider={provider}
      i18nProvider={createI18nProvider('it', consoleCatalogue.it)}
      queryClient={client}
      store={preferences as Store}
    >
      <ResourceContextProvider value="company">{children}</ResourceContextProvider>
    </CoreAdminContext>,
  );

/** A list as `ListPage` asks for its rows. */
const Companies = ({ children }: { children?: ReactNode }) => (
  <ListBase
    resource="company"
    perPage={DEFAULT_PAGE_SIZE}
    sort={{ field: DEFAULT_SORT_FIELD, order: 'ASC' }}
  >
    <Rows />
    {children}
  </ListBase>
);

const Rows = () => {
  const { data = [] } = useListContext();
  return data.map(({ id, company_name }) => <p key={id}>{company_name}</p>);
};

const CHECKS: Readonly<
  Record<Exclude<LibraryInternalName, 'built HTML' | 'rolldown runtime'>, () => Promise<void>>
> = {
  icons: async () => {
    const Icon = createMuiIcon(<path d="M0 0" />, 'Planted');
    render(<Icon />);
    // An icon of MUI's own is still styled by emotion.
    expect(screen.getByTestId('PlantedIcon').getAttribute('class')).toMatch(/\bcss-/);
  },

  'list prefetch': async () => {
    prefetchList(client, provider, '/company/list');
    renderInside(<Companies />);
    expect(await screen.findByText('Aurora')).toBeVisible();
    expect(calls).toEqual(['list of company']);
  },

  'cached records': async () => {
    const Rename = () => {
      const { patch } = useListCache('company');
      useGetOne('company', { id: 'c1' });
      return (
        <button onClick={() => patch({ id: 'c1', company_name: 'Borea' })} type="button">
          Rename
        </button>
      );
    };
    renderInside(
      <Companies>
        <Rename />
      </Companies>,
    );
    await screen.findByText('Aurora');
    expect(listedRecord(client, 'company', 'c1')).toMatchObject({ company_name: 'Aurora' });
    expect(client.getQueryCache().findAll({ queryKey: ['company', 'getOne'] })).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Rename' }));
    expect(await screen.findByText('Borea')).toBeVisible();
  },

  'auth queries': async () => {
    const May = () => {
      const { canAccess } = useCanAccess({ resource: 'company', action: 'edit' });
      return canAccess === true ? <p>may</p> : null;
    };
    renderInside(<May />);
    expect(await screen.findByText('may')).toBeVisible();
    const asked = client
      .getQueryCache()
      .getAll()
      .filter((query) => query.isActive());
    expect(asked).not.toEqual([]);
    expect(asked.filter(({ queryKey }) => queryKey[0] !== 'auth')).toEqual([]);
  },

  'list state': async () => {
    const Leave = () => {
      const { setPage, onSelect } = useListContext();
      useEffect(() => {
        setPage(2);
        onSelect(['c1']);
      }, [setPage, onSelect]);
      return null;
    };
    renderInside(
      <Companies>
        <Leave />
      </Companies>,
    );
    await waitFor(() =>
      expect(Object.keys(preferences.listItems())).toEqual(
        expect.arrayContaining(['company.listParams', 'company.selectedIds']),
      ),
    );
    expect(Object.keys(localStorage).filter((key) => key.includes('company'))).toEqual([]);
    preferences.forgetLists();
    expect(Object.keys(preferences.listItems()).filter((key) => key.includes('company'))).toEqual(
      [],
    );
  },

  'scroll of lists': async () => {
    const noted = vi.spyOn(preferences, 'setItem');
    renderInside(<Resource name="company" list={<p>rows</p>} />);
    expect(await screen.findByText('rows')).toBeVisible();
    fireEvent.scroll(window);
    await waitFor(() => expect(noted).toHaveBeenCalledWith('company.list.scrollPosition', 0));
    expect(preferences.getItem('company.list.scrollPosition')).toBeUndefined();
  },

  'stored language': async () => {
    const English = () => {
      const setLocale = useSetLocale();
      useEffect(() => {
        setLocale('en');
      }, [setLocale]);
      return null;
    };
    renderInside(<English />);
    await waitFor(() => expect(preferredLocale()).toBe('en'));
  },

  'open overlays': async () => {
    const fading = (isOpen: boolean) => (
      <Dialog open={isOpen} closeAfterTransition={false} data-testid="fading" />
    );
    const { rerender, unmount } = render(fading(true));
    expect(screen.getByTestId('fading')).not.toHaveAttribute('aria-hidden');
    rerender(fading(false));
    expect(screen.getByTestId('fading')).toHaveAttribute('aria-hidden', 'true');
    unmount();
    render(
      <>
        <Modal open>
          <p>below</p>
        </Modal>
        <Modal open>
          <p>on top</p>
        </Modal>
        <Modal open={false} keepMounted>
          <p>hidden</p>
        </Modal>
      </>,
    );
    const open = [...document.querySelectorAll('.MuiModal-root:not(.MuiModal-hidden)')];
    expect(open.map(({ textContent }) => textContent)).toEqual(['below', 'on top']);
  },

  'history index': async () => {
    const router = createHashRouter([{ path: '*', element: <p>page</p> }]);
    render(<RouterProvider router={router} />);
    const first = (window.history.state as { idx: number }).idx;
    await act(() => router.navigate('/company/list'));
    expect(window.history.state).toMatchObject({ idx: first + 1 });
    router.dispose();
  },

  'typed address': async () => {
    const router = createHashRouter([{ path: '*', element: <p>page</p> }]);
    render(<RouterProvider router={router} />);
    await act(() => router.navigate('/company/list'));
    expect(router.state.location.key).not.toBe('default');
    window.location.hash = '#/company/list?page=2';
    await waitFor(() => expect(router.state.location.search).toBe('?page=2'));
    expect(router.state.location.key).toBe('default');
    router.dispose();
  },

  'schema internals': async () => {
    const schema = z.object({ name: z.string().min(3).nullable() }).refine(() => true);
    const { def } = schema.shape.name._zod;
    expect(def.type).toBe('nullable');
    expect(def.innerType._zod.def.checks?.map(({ _zod }) => _zod.def.check)).toEqual([
      'min_length',
    ]);
    const payload = { value: { name: 'x' } as never, issues: [] };
    const [refinement] = schema._zod.def.checks ?? [];
    expect(refinement?._zod.check(payload)).toBeUndefined();
    expect(payload.issues).toEqual([]);
  },

  'part of a file': async () => {
    const text = 'a,b\n1,2\n3';
    const { data, meta } = new Papa.Parser({ delimiter: ',', newline: '\n' }).parse(text, 0, true);
    expect(data).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
    expect(text.slice(meta.cursor)).toBe('3');
    expect(Papa.parse(text).data).toHaveLength(3);
  },

  'touch events': async () => {
    const { Browser, DomEvent } = await import('leaflet');
    const listensTo = (touchNative: boolean) => {
      Object.assign(Browser, { touchNative, pointer: true });
      const element = document.createElement('div');
      const listened = vi.spyOn(element, 'addEventListener');
      DomEvent.on(element, 'touchstart', () => undefined);
      return listened.mock.calls.map(([type]) => type);
    };
    expect(listensTo(true)).toEqual(['touchstart']);
    expect(listensTo(false)).toEqual(['pointerdown']);
  },
};

describe('an internal still exists, is used and is needed', () => {
  test.each(Object.entries(CHECKS))('%s', async (name, check) => {
    try {
      await check();
    } catch (cause) {
      const { library, internal } = LIBRARY_INTERNALS[name as LibraryInternalName];
      throw new Error(`'${name}' of library-internals.ts no longer fits ${library}: ${internal}`, {
        cause,
      });
    }
  });
});

test('the others belong to the build, checked in library-internals.test.ts', () => {
  const others = Object.keys(LIBRARY_INTERNALS).filter((name) => !(name in CHECKS));
  expect(others).toEqual(['built HTML', 'rolldown runtime']);
});
