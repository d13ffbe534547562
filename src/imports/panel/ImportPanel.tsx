import { useRef } from 'react';
import { useDefinitions } from '@/kit/registry/definitions';
import type { ImportProps } from '@/kit/registry/views';
import { isRest, type ReportedRow } from '@/imports/check/reported-errors';
import { ImportHistory } from '@/imports/history/ImportHistory';
import { closeImport, openImport, useIsSending, useOpenImport, useOutcome } from './open-imports';
import { useKeptImport } from './useKeptImport';
import { useDiscardQuestion } from './useDiscardQuestion';
import { UploadCard } from './UploadCard';

/** Takes a CSV file of one kind, and shows the earlier imports, whose files can be opened again. */
export const ImportPanel = ({ recordType }: ImportProps) => {
  const definitions = useDefinitions();
  const open = useOpenImport(recordType);
  useKeptImport(recordType);
  const isSending = useIsSending(open);
  const outcome = useOutcome(open);
  const card = useRef<HTMLElement>(null);
  const { ask, question } = useDiscardQuestion();
  const choose = (file: File | null, reported: readonly ReportedRow[] = []) => {
    const act = () => {
      if (file) openImport(recordType, file, definitions, reported);
      else closeImport(recordType);
      // The pressed control is gone, so the focus moves to the card.
      card.current?.focus();
    };
    // The rows left of the open file are opened in its place: nothing is lost.
    if (isRest(reported)) act();
    else ask(recordType, act);
  };
  return (
    <>
      <UploadCard recordType={recordType} open={open} onFile={choose} ref={card} />
      <ImportHistory
        recordType={recordType}
        failedKey={outcome?.failed ? outcome.fileKey : undefined}
        onReopen={isSending ? undefined : choose}
      />
      {question}
    </>
  );
};
