import type { FileCheckState } from '@/imports/workbench/file-check-state';
import { csvName } from '@/imports/read/csv-files';
import { OtherKindNotice } from '@/imports/read/OtherKindNotice';
import { unlessAnnounced } from '@/ui/alerts/announced-failure';
import type { FileWorkbenchProps } from './file-workbench-props';

type IncludedKindNoticeProps = Pick<FileWorkbenchProps, 'file' | 'onOtherKind'> & {
  state: Extract<FileCheckState, { phase: 'open' }>;
};

/** Offers to import the rows of another kind that a file includes, such as the milestones in a file of targets. */
export const IncludedKindNotice = ({ file, state, onOtherKind }: IncludedKindNoticeProps) => {
  const { includedKind, bench, mapping } = state;
  if (!includedKind) return null;
  const { kind, columns: kept, packed } = includedKind;
  const open = async () => {
    const filled = packed ? [packed.at] : kept.filter((at) => mapping[at] === null);
    const rows = await bench.part({ kept, filled, packed: packed?.names });
    onOtherKind(kind, new File([rows], csvName(file.name), { type: 'text/csv' }));
  };
  return (
    <OtherKindNotice reason="includes" kind={kind} onOpen={() => void unlessAnnounced(open())} />
  );
};
