import type { RaRecord } from 'react-admin';
import { representationOf } from '@/core/resource';
import { useCan } from '@/providers/session/use-session';
import { audienceOf } from '@/domain/audience/audience-lists';
import { useEmptyAudienceQuestion } from '@/domain/audience/useEmptyAudienceQuestion';
import { Moment } from '@/kit/fields/Moment';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { FlagCell } from '@/kit/list/actions/FlagCell';
import { RowMoment } from '@/kit/list/actions/RowMoment';
import { useDefinition } from '@/kit/registry/definitions';

type CellProps = { record: RaRecord };

/** The moment when the app begins to show a publication; users who may edit it change it in place. */
export const PublicationDate = ({ record }: CellProps) => {
  const translate = useTranslate();
  const definition = useDefinition();
  const name = representationOf(definition, record);
  if (useCan(definition.access.edit)) {
    return (
      <RowMoment
        record={record}
        field="publication_date"
        label={translate('publication.date_of', { name })}
      />
    );
  }
  return <Moment value={record.publication_date} isInFull />;
};

/** Whether a publication is published, changed in place. Asks before publishing to nobody. */
export const PublishedCell = ({ record }: CellProps) => {
  const { ask, dialog } = useEmptyAudienceQuestion();
  return (
    <>
      <FlagCell
        record={record}
        field="published"
        ask={async (isOn) => !isOn || ask(audienceOf(record))}
      />
      {dialog}
    </>
  );
};
