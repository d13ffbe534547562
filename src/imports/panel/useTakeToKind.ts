import { useNavigate } from 'react-admin';
import type { RecordType } from '@/imports/read/record-types';
import { useDefinitions } from '@/kit/registry/definitions';
import { importAddress } from './import-address';
import { openImport } from './open-imports';

/** Returns a function that opens a file where its kind is imported. */
export const useTakeToKind = (): ((kind: RecordType, file: File) => void) => {
  const navigate = useNavigate();
  const definitions = useDefinitions();
  return (kind, file) => {
    openImport(kind, file, definitions);
    const address = importAddress(definitions.get('import-record'), kind);
    if (address) navigate(address);
  };
};
