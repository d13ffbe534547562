import { useNavigate } from 'react-admin';
import { IMPORT_RECORD } from '@/core/resource-names';
import type { RecordType } from '@/imports/read/record-types';
import { useDefinitions } from '@/kit/registry/definitions';
import { importAddress } from './import-address';
import { openImport } from './open-imports';

/** Returns a function that opens a file on the import page of `kind`, and returns whether it was opened. */
export const useOpenFileAs = (): ((kind: RecordType, file: File) => boolean) => {
  const navigate = useNavigate();
  const definitions = useDefinitions();
  return (kind, file) => {
    const isOpen = openImport(kind, file, definitions);
    const address = importAddress(definitions.get(IMPORT_RECORD), kind);
    if (isOpen && address) navigate(address);
    return isOpen;
  };
};
