import type { FileCheck } from '@/imports/workbench/file-check';
import type { RecordType } from '@/imports/read/record-types';
import type { Unsent } from '@/imports/send/file-upload';

/** A chosen file, and the page's functions for it. */
export type FileWorkbenchProps = {
  recordType: string;
  file: File;
  fileCheck: FileCheck;
  /** Whether its corrections survive a reload of the page. */
  isKept: boolean;
  onSend: (file: File, fingerprint: string | undefined, unsent: Unsent) => void;
  /** Opens a file on the page of another kind. */
  onOtherKind: (kind: RecordType, file: File) => void;
  /** Whether a file with this content was sent before. */
  wasSent: (fingerprint: string) => boolean;
};
