import { useState } from 'react';
import type { FileCheck } from '@/imports/workbench/file-check';
import type { OpenState } from '@/imports/workbench/file-check-state';
import type { CheckState } from '@/imports/check/check-state';
import { Changes } from '@/imports/compare/Changes';
import { CheckSummary } from '@/imports/compare/CheckSummary';
import type { CellText } from '@/imports/compare/ChangedFields';
import { Warnings } from '@/imports/correct/Warnings';
import { useLineWords } from '@/imports/correct/useLineWords';
import type { AskedKind } from '@/imports/correct/Issues';
import { lazyComponent } from '@/ui/lazy/lazy-component';

/** Loaded separately, while the user chooses a file. */
export const Issues = lazyComponent(() => import('@/imports/correct/Issues'), 'Issues');

type CheckedRowsProps = {
  recordType: string;
  fileCheck: Pick<FileCheck, 'corrected'>;
  isKept: boolean;
  state: OpenState;
  /** The check of the file, which has the columns that identify its rows. */
  check: CheckState;
  textOf: CellText;
};

/** The rows of a file by their outcome: their numbers, what they change, their warnings, and their errors. */
export const CheckedRows = ({
  recordType,
  fileCheck,
  isKept,
  state,
  check,
  textOf,
}: CheckedRowsProps) => {
  const { bench, info, mapping, isChecking, isCompared, compared } = state;
  const words = useLineWords(recordType, textOf);
  const [asked, setAsked] = useState<AskedKind>(null);
  return (
    <>
      <CheckSummary
        recordType={recordType}
        isCompared={isCompared}
        compared={compared}
        check={check}
      />
      {isCompared && (
        <Changes
          recordType={recordType}
          bench={bench}
          textOf={textOf}
          isGrouped={info.isGrouped}
          wordsOf={words}
          check={check}
          onState={fileCheck.corrected}
        />
      )}
      {!isChecking && check.warnings.length > 0 && (
        <Warnings
          recordType={recordType}
          bench={bench}
          textOf={textOf}
          warnings={check.warnings}
          onShow={setAsked}
          onState={fileCheck.corrected}
        />
      )}
      {(check.issues > 0 || wasCorrected(check)) && (
        <Issues
          recordType={recordType}
          mapping={mapping}
          info={info}
          bench={bench}
          asked={asked}
          textOf={textOf}
          check={check}
          isKept={isKept}
          onAsk={setAsked}
          onState={fileCheck.corrected}
        />
      )}
    </>
  );
};

/** Whether there is a step to undo or to redo, even where no error is left. */
const wasCorrected = ({ undoable, redoable }: CheckState) => undoable + redoable > 0;
