import { Link, type RaRecord } from 'react-admin';
import { isId } from '@/core/id';
import { representationOf } from '@/core/resource';
import { useCan } from '@/providers/session/use-session';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useRecordAddresses } from '@/kit/links/drawer-address';
import { stopPropagation } from '@/kit/links/stop-propagation';
import { useDefinition } from '@/kit/registry/definitions';

/** Opens the results of a survey over the list, for users who may see them. */
export const ResultsLink = ({ record }: { record: RaRecord }) => {
  const translate = useTranslate();
  const definition = useDefinition();
  const addresses = useRecordAddresses(definition);
  const mayView = useCan(definition.access.show);
  if (!mayView || !isId(record.id)) return '–';
  return (
    <Link
      to={addresses.record(record, 'panel')}
      onClick={stopPropagation}
      aria-label={translate('resources.survey.list.results_of', {
        name: representationOf(definition, record),
      })}
    >
      {translate('resources.survey.list.results')}
    </Link>
  );
};
