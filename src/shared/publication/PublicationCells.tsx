import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { RaRecord } from 'react-admin';
import { representationOf } from '@/core/resource';
import { textOf } from '@/core/text';
import { useCan } from '@/providers/session/use-session';
import { audienceOf } from '@/shared/audience/audience-lists';
import { useNobodyQuestion } from '@/shared/audience/useNobodyQuestion';
import { FixedValue } from '@/shared/fields/FixedValue';
import { useFormats } from '@/shared/formats/useFormats';
import { useTranslate } from '@/shared/i18n/useTranslate';
import { RowMoment } from '@/shared/list/actions/RowMoment';
import { RowSwitch } from '@/shared/list/actions/RowSwitch';
import { useDefinition } from '@/shared/registry/definitions';

type CellProps = { record: RaRecord };

/** When the app begins to show a publication; who may edit it changes that in place. */
export const PublicationDate = ({ record }: CellProps) => {
  const translate = useTranslate();
  const definition = useDefinition();
  const { moment } = useFormats();
  const name = representationOf(definition, record);
  const value = textOf(record.publication_date);
  if (useCan(definition.access.edit)) {
    return (
      <RowMoment
        record={record}
        field="publication_date"
        label={translate('publication.date_of', { name })}
      />
    );
  }
  return value === '' ? '–' : <time dateTime={value}>{moment(value)}</time>;
};

/**
 * Whether a publication is published or visible: a switch in the table of who may edit it, a word for others and on
 * a phone, where a switch would stand there without a name. Nobody is published to unasked.
 */
export const PublicationSwitch = ({
  record,
  field,
}: CellProps & { field: 'published' | 'visible' }) => {
  const translate = useTranslate();
  const definition = useDefinition();
  const mayEdit = useCan(definition.access.edit);
  const { ask, dialog } = useNobodyQuestion();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  if (!mayEdit || isPhone) return <FixedValue field={field} value={record[field]} />;
  return (
    <>
      <RowSwitch
        record={record}
        field={field}
        label={translate('publication.switch', {
          field: translate(`resources.${definition.name}.fields.${field}`),
          name: representationOf(definition, record),
        })}
        ask={async (isOn) => field !== 'published' || !isOn || ask(audienceOf(record))}
      />
      {dialog}
    </>
  );
};
