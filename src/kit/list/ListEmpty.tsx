import { useListContext } from 'react-admin';
import { isFiltered } from '@/core/is-filtered';
import { lineOf } from '@/core/text';
import { useOffersCreate } from '@/kit/registry/may-create';
import { useDefinition } from '@/kit/registry/definitions';
import { StateMessage } from '@/ui/page/StateMessage';
import { PlainButton } from '@/ui/plain/PlainButton';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { CreateButton } from './ListHeader';

/** Shown for a list without records or without matches; each offers a next step. */
export const ListEmpty = () => {
  const translate = useTranslate();
  const definition = useDefinition();
  const { filterValues } = useListContext();
  const offersCreate = useOffersCreate(definition);
  if (isFiltered(filterValues)) return <NoMatch />;
  const title = translate(`resources.${definition.name}.empty`, { _: translate('list.empty') });
  return (
    <StateMessage
      title={title}
      text={translate(offersCreate ? 'list.create_first' : 'list.nothing_yet')}
      action={offersCreate && <CreateButton />}
    />
  );
};

/** Offers to clear the search first; if filters narrow the search, also to repeat it without them. */
const NoMatch = () => {
  const translate = useTranslate();
  const { name } = useDefinition();
  const { filterValues, setFilters } = useListContext();
  const { q, ...filters } = filterValues as Record<string, unknown>;
  const term = lineOf(q);
  return (
    <StateMessage
      title={term ? translate('list.no_match_for', { term }) : translate('list.no_match')}
      text={translate(`resources.${name}.no_match`, { _: '' })}
      action={
        <>
          <PlainButton look="outlined" onClick={() => setFilters(term ? filters : {}, {}, false)}>
            {translate(term ? 'list.clear_search' : 'list.clear_filters')}
          </PlainButton>
          {term && isFiltered(filters) && (
            <PlainButton look="outlined" onClick={() => setFilters({ q }, {}, false)}>
              {translate('list.search_all')}
            </PlainButton>
          )}
        </>
      }
    />
  );
};
