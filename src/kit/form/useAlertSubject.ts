import { useContext } from 'react';
import type { RaRecord } from 'react-admin';
import { isIdKnown } from '@/providers/data/record-calls';
import type { ResourceDefinition } from '@/core/resource';
import { useCan } from '@/providers/session/use-session';
import type { AlertSubject } from '@/ui/alerts/alert-store';
import { editAddress } from '@/kit/links/record-address';
import { useAddressParams } from '@/ui/page/address-params';
import { useRecordSubject } from '@/kit/record/useRecordSubject';
import { FormFrameContext } from '@/kit/record/form-frame';

/**
 * Returns a function for the subject of an alert: the record's name, and the address of its form if the user may open
 * it. Over another form there is no address, because the link would leave the form below.
 */
export const useAlertSubject = (definition: ResourceDefinition) => {
  const mayEdit = useCan(definition.access.edit);
  const params = useAddressParams();
  const subjectOf = useRecordSubject();
  const isOverForm = useContext(FormFrameContext)?.overlay !== undefined;
  return (record: RaRecord): AlertSubject => {
    const address =
      mayEdit && !isOverForm && isIdKnown(record) ? editAddress(definition, record, params) : null;
    return { ...subjectOf(definition, record), address: address ?? undefined };
  };
};
