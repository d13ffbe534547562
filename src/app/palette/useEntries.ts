import AddIcon from '@mui/icons-material/Add';
import ArticleOutlinedIcon from '@mui/icons-material/ArticleOutlined';
import ContrastIcon from '@mui/icons-material/Contrast';
import KeyOutlinedIcon from '@mui/icons-material/KeyOutlined';
import KeyboardOutlinedIcon from '@mui/icons-material/KeyboardOutlined';
import LogoutIcon from '@mui/icons-material/Logout';
import MenuOpenIcon from '@mui/icons-material/MenuOpen';
import TranslateIcon from '@mui/icons-material/Translate';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo, type ComponentType } from 'react';
import { useLocale, useLocation, useStore } from 'react-admin';
import { useTranslate, type Translate } from '@/ui/hooks/useTranslate';
import { LOCALE_NAMES, LOCALES } from '@/core/constants';
import { FIRST_LOGIN_PATH, LOGOUT_PATH } from '@/core/account-paths';
import type { MenuGroup } from '@/core/menu-entry';
import type { Role } from '@/core/permissions';
import { resources } from '@/resources/registry';
import { prefillOf, prefillQuery } from '@/kit/links/prefill';
import { withQuery } from '@/kit/links/with-query';
import { listParamsKey } from '@/kit/record/list-trail';
import { useThemeMode } from '@/ui/preferences/useThemeMode';
import { chooseLocale } from '../choose-locale';
import type { ShortcutName } from '@/ui/shortcuts/shortcuts';
import { useSidebarOpen } from '../menu/useSidebarOpen';
import { creationsFor, pagesFor, type Destination } from './destinations';

/** An option of the palette: a link with an address, or an action to `run`. */
export type Entry = {
  id: string;
  label: string;
  context?: string;
  /** Searched, not shown: a record to create is 'Nuova azienda', and 'crea azienda' finds it. */
  verb?: string;
  code?: string;
  isRecord?: boolean;
  /** Leads to the list of all results of its section. */
  isMore?: boolean;
  /** The group of the menu with the list of what it creates. */
  group?: MenuGroup;
  /** Concerns the page below the palette. */
  isHere?: boolean;
  /** The shortcut that does the same. */
  keys?: ShortcutName;
  /** Shown only when it is searched. */
  isPart?: boolean;
  icon: ComponentType;
  to?: string;
  run?: () => void;
  preload?: () => void;
};

/** The pages, the records that can be created and the actions for `roles`, in the user's language. */
export const useEntries = (roles: readonly Role[], showShortcuts: () => void) => {
  const translate = useTranslate();
  const pages = useMemo(
    () => pagesFor(roles).map((page) => entryOf(page, translate, ArticleOutlinedIcon)),
    [roles, translate],
  );
  const { listed, prefilled } = usePrefilledAddress();
  const creations = useMemo(
    () =>
      creationsFor(roles).map((one) => {
        const entry = entryOf(one, translate, AddIcon);
        const verb = translate('command_center.sections.create');
        const here = one.resource === listed && { isHere: true, keys: 'create' as const };
        return { ...entry, ...here, verb, group: one.group, to: prefilled(one.resource, one.to) };
      }),
    [roles, translate, listed, prefilled],
  );
  return { pages, creations, actions: useFrameActions(showShortcuts) };
};

/** The resource whose list is shown, and a function for the address of a new record, there prefilled with its filters. */
const usePrefilledAddress = () => {
  const { pathname } = useLocation();
  const listed = pathname.slice(1);
  const [params] = useStore<{ filter?: unknown } | undefined>(listParamsKey(listed));
  const prefilled = useMemo(() => {
    const definition = resources.find(({ name }) => name === listed);
    const query = definition && prefillQuery(prefillOf(definition, params?.filter));
    return (resource: string, to: string) => {
      const [path = to, own = ''] = to.split('?');
      if (!query || resource !== listed) return to;
      return withQuery(path, '', { ...Object.fromEntries(new URLSearchParams(own)), ...query });
    };
  }, [listed, params]);
  return { listed, prefilled };
};

const useFrameActions = (showShortcuts: () => void): Entry[] => {
  const translate = useTranslate();
  const locale = useLocale();
  const [mode, setMode] = useThemeMode();
  const [isMenuOpen, toggleMenu] = useSidebarOpen();
  const hasSidebar = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'));
  return [
    ...LOCALES.filter((other) => other !== locale).map((other): Entry => ({
      id: `language.${other}`,
      label: translate('command_center.actions.language', { language: LOCALE_NAMES[other] }),
      icon: TranslateIcon,
      run: () => void chooseLocale(other),
    })),
    ...when(setMode !== null, {
      id: 'theme',
      label: translate(`preferences.leave_${mode}`),
      icon: ContrastIcon,
      run: () => setMode?.(mode === 'dark' ? 'light' : 'dark'),
    }),
    ...when(hasSidebar, {
      id: 'menu',
      label: translate(isMenuOpen ? 'shell.sidebar.fold' : 'shell.sidebar.unfold'),
      icon: MenuOpenIcon,
      run: toggleMenu,
    }),
    {
      id: 'shortcuts',
      label: translate('command_center.actions.shortcuts'),
      icon: KeyboardOutlinedIcon,
      run: showShortcuts,
    },
    {
      id: FIRST_LOGIN_PATH,
      label: translate('shell.account.change_password'),
      icon: KeyOutlinedIcon,
      to: FIRST_LOGIN_PATH,
    },
    {
      id: LOGOUT_PATH,
      label: translate('shell.account.logout'),
      icon: LogoutIcon,
      to: LOGOUT_PATH,
    },
  ];
};

const when = (condition: boolean, entry: Entry): Entry[] => (condition ? [entry] : []);

const entryOf = (
  { to, label, context, isPart, icon, preload }: Destination,
  translate: Translate,
  fallback: ComponentType,
): Entry => ({
  id: to,
  to,
  label: wordsOf(label, translate),
  context: context && wordsOf(context, translate),
  isPart,
  icon: icon ?? fallback,
  preload,
});

/** A resource's name has a singular and a plural: a list uses the latter. */
const wordsOf = ([key, other]: readonly [string, string?], translate: Translate): string =>
  translate(key, { smart_count: 2, _: other ? translate(other, { smart_count: 2 }) : key });
