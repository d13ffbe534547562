import { useMemo } from 'react';
import { LinkBase, useListContext, useLocation } from 'react-admin';
import { listSearch } from '@/core/list-views';
import { useDefinition } from '@/kit/registry/definitions';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useCheckedStore } from '@/ui/preferences/useCheckedStore';
import { keepView, keptView } from './opening';
import { NO_SAVED_VIEWS, readSavedViews, savedViewsKey } from './saved-views';
import { shownView, viewChoices, type ViewChoice } from './view-choices';
import styles from './ViewTabs.module.css';

/** The views of a list as tabs above its rows, the built-in ones first. Renders nothing for a single view. */
export const ViewTabs = () => {
  const translate = useTranslate();
  const definition = useDefinition();
  const { filterValues, sort } = useListContext();
  const [saved] = useCheckedStore(savedViewsKey(definition.name), NO_SAVED_VIEWS, readSavedViews);
  const choices = useMemo(() => viewChoices(definition, saved), [definition, saved]);
  if (choices.length < 2) return null;
  const shown = shownView(choices, { filter: filterValues, sort }, keptView(definition.name));
  return (
    <nav aria-label={translate('list.views.title')} className={styles.views}>
      <ul>
        {choices.map((choice) => (
          <li key={choice.id}>
            <ViewTab
              choice={choice}
              isShown={choice.id === shown.id}
              isChanged={choice.id === shown.id && shown.isChanged}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
};

type ViewTabProps = { choice: ViewChoice; isShown: boolean; isChanged: boolean };

const ViewTab = ({ choice, isShown, isChanged }: ViewTabProps) => {
  const translate = useTranslate();
  const { name: resource } = useDefinition();
  const { pathname } = useLocation();
  const { id, name, isSaved, state } = choice;
  const label = isSaved
    ? name
    : translate(`resources.${resource}.views.${name}`, { _: translate('list.views.all') });
  const changedLabel = isChanged ? translate('list.views.changed', { view: label }) : undefined;
  return (
    <LinkBase
      to={pathname + listSearch(state.filter, state.sort)}
      className={styles.tab}
      aria-current={isShown ? 'true' : undefined}
      aria-label={changedLabel}
      title={changedLabel ?? (isSaved ? name : undefined)}
      data-changed={isChanged || undefined}
      onClick={() => keepView(resource, id)}
    >
      {label}
    </LinkBase>
  );
};
