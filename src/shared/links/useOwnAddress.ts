import { useEffect } from 'react';
import { useNavigate, type RaRecord } from 'react-admin';
import { recordPath, valuesIn } from '@/core/routes';
import { useDefinition } from '@/shared/registry/definitions';
import { useAddressParams } from '@/shared/page/address-params';

/**
 * Leads to the record's own address where the reader came by that of another kind: a promotion with rewards
 * has none below `…/gift`.
 */
export const useOwnAddress = (record: RaRecord, view: 'edit' | 'show'): void => {
  const definition = useDefinition();
  const params = useAddressParams();
  const navigate = useNavigate();
  const own = recordPath(definition, view, record, params);
  const isThere = Object.entries(valuesIn(definition, record)).every(
    ([name, value]) => params[name] === value,
  );
  useEffect(() => {
    if (!isThere) navigate(own, { replace: true });
  }, [isThere, own, navigate]);
};
