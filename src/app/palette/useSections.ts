import ArticleOutlinedIcon from '@mui/icons-material/ArticleOutlined';
import { useState } from 'react';
import { groupBy } from '@/core/group-by';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import type { MenuGroup } from '@/core/menu-entry';
import type { Role } from '@/core/permissions';
import { readableName } from '@/kit/record/useRecordName';
import { resources } from '@/resources/registry';
import { resourceViewsOf } from '../views/views';
import { rankMatches } from './ranking';
import type { Hit } from './record-search';
import { recentChoices } from './recent';
import { usePageActions } from './usePageActions';
import { useRecentRecords } from './useRecentRecords';
import { useEntries, type Entry } from './useEntries';
import type { Found } from './useRecordSearch';

export type Section = { name: string; title: string; entries: readonly Entry[] };

const RECENT_SHOWN = 5;

/**
 * The sections of the palette for `term`. Without a term they are the records opened last, recent choices, the
 * actions of the page below, pages, what can be created by the menu's groups, and actions. Else they are the best matches among these, the section with the best one
 * first, and the `found` records; what only has the letters comes last.
 */
export const useSections = (
  term: string,
  roles: readonly Role[],
  found: readonly Found[],
  showShortcuts: () => void,
): Section[] => {
  const translate = useTranslate();
  const { number } = useFormats();
  const { pages, creations, actions } = useEntries(roles, showShortcuts);
  const ofPage = usePageActions();
  // The list's own button to create says what is created.
  const created =
    ofPage.some(({ keys }) => keys === 'create') && creations.find((one) => one.isHere);
  const here = created ? [created, ...ofPage.filter(({ keys }) => keys !== 'create')] : ofPage;
  const records = useRecentRecords(roles, term.trim() === '');
  const [recentIds] = useState(recentChoices.read);
  const titled = (name: string, entries: readonly Entry[]): Section => ({
    name,
    title: translate(`command_center.sections.${name}`),
    entries,
  });
  /** The section of the records that can be created in one group of the menu. */
  const createSection = ([group, entries]: [MenuGroup | undefined, Entry[]]): Section => {
    const { title } = titled('create', []);
    if (!group) return titled('create', entries);
    const place = translate(`shell.menu_groups.${group}`);
    return { name: `create-${group}`, title: `${title} · ${place}`, entries };
  };
  const readable = (name: string, text: string) => {
    const definition = resources.find((resource) => resource.name === name);
    return definition ? readableName(definition, text, translate) : text;
  };
  /** 'Email: mario@example.com', or only the text of a field without a label. */
  const foundIn = (name: string, { field, text }: NonNullable<Hit['matched']>) => {
    const label = translate(`resources.${name}.fields.${field}`, { _: '' });
    const said = readable(name, text);
    return label ? `${label}: ${said}` : said;
  };
  const recentEntry = ({ resource, hit }: { resource: string; hit: Hit }): Entry => ({
    ...hit,
    label: readable(resource, hit.name),
    context: translate(`resources.${resource}.name`, { smart_count: 1 }),
    isRecord: true,
    icon: resourceViewsOf(resource)?.icon ?? ArticleOutlinedIcon,
  });
  if (term.trim() === '') {
    const byId = new Map([...pages, ...creations, ...actions].map((entry) => [entry.id, entry]));
    const recent = recentIds
      .flatMap((id) => byId.get(id) ?? [])
      .filter((entry) => entry !== created)
      .slice(0, RECENT_SHOWN);
    const isOther = (entry: Entry) => !entry.isPart && entry !== created && !recent.includes(entry);
    return filled([
      titled('records', records.map(recentEntry)),
      titled('recent', recent),
      titled('here', here),
      titled('pages', pages.filter(isOther)),
      ...[...groupBy(creations.filter(isOther), ({ group }) => group)].map(createSection),
      titled('actions', actions.filter(isOther)),
    ]);
  }
  const elsewhere = creations.filter((entry) => entry !== created);
  const ranked = [
    { name: 'here', ...rankMatches(here, term) },
    { name: 'pages', ...rankMatches(pages, term) },
    { name: 'create', ...rankMatches(elsewhere, term) },
    { name: 'actions', ...rankMatches(actions, term) },
  ].sort((one, other) => other.score - one.score);
  const sections = (isScattered: boolean) =>
    ranked
      .filter((each) => each.isScattered === isScattered)
      .map(({ name, matches }) => titled(name, matches));
  return filled([
    ...sections(false),
    ...found.map(({ definition: { name }, hits, all }): Section => {
      const icon = resourceViewsOf(name)?.icon ?? ArticleOutlinedIcon;
      const entries = hits.map(({ matched, ...hit }): Entry => ({
        ...hit,
        label: readable(name, hit.name),
        context: matched && foundIn(name, matched),
        isRecord: true,
        icon,
      }));
      if (all) {
        const label = translate('command_center.all', { count: number(all.count) });
        entries.push({ id: all.to, to: all.to, label, isMore: true, icon });
      }
      const title = translate(`resources.${name}.name`, { smart_count: 2 });
      return { name, title, entries };
    }),
    // A record with this name is more likely meant than an action that merely has its letters.
    ...sections(true),
  ]);
};

const filled = (sections: readonly Section[]) =>
  sections.filter(({ entries }) => entries.length > 0);
