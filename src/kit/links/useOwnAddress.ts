import { useEffect } from 'react';
import { useLocation, useNavigate, type RaRecord } from 'react-admin';
import { recordPath, valuesIn } from '@/core/routes';
import { useDefinition } from '@/kit/registry/definitions';
import { useAddressParams } from '@/ui/page/address-params';

/**
 * Redirects to the record's own address if the address is that of another kind: a promotion with rewards has none below
 * `…/gift`.
 */
export const useOwnAddress = (record: RaRecord, view: 'edit' | 'show'): void => {
  const definition = useDefinition();
  const params = useAddressParams();
  const navigate = useNavigate();
  const own = recordPath(definition, view, record, params);
  const { search } = useLocation();
  const ownValues = valuesIn(definition, record);
  const isThere = Object.entries(params).every(
    ([name, value]) => ownValues[name] === undefined || ownValues[name] === value,
  );
  useEffect(() => {
    if (!isThere) navigate(own + search, { replace: true });
  }, [isThere, own, search, navigate]);
};
