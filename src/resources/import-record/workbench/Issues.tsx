import Stack from '@mui/material/Stack';
import { useCallback, useState } from 'react';
import type { CheckState, IssueLine } from '../check/check-types';
import type { Change } from '../check/mending';
import type { RemoteWorkbench } from '../check/useWorkbench';
import { IssueKinds } from './IssueKinds';
import { IssueList } from './IssueList';
import { MendBar } from './MendBar';

type IssuesProps = {
  check: CheckState;
  bench: RemoteWorkbench;
  onState: (check: CheckState) => void;
};

/** The errors of a file: by kind, then cell by cell, mended one by one or all alike. */
export const Issues = ({ check, bench, onState }: IssuesProps) => {
  const [asked, setChosen] = useState<{ column: string; message: string } | null>(null);
  // Kinds are numbered anew after a mending: the chosen one is found again by what it is.
  const place = check.kinds.findIndex(
    ({ column, message, count }) =>
      count > 0 && column === asked?.column && message === asked?.message,
  );
  const chosen = place === -1 ? null : place;
  const count = chosen === null ? check.issues : (check.kinds[chosen]?.count ?? 0);
  // Another state of the check has other errors: a new function asks for them.
  const read = useCallback(
    (offset: number, limit: number) =>
      check.issues > 0 ? bench.issues(chosen, offset, limit) : Promise.resolve([]),
    [bench, chosen, check],
  );
  const mend = async (target: { row: number; column: string } | { kind: number }, change: Change) =>
    onState((await bench.mend(target, change)).state);
  return (
    <Stack sx={{ gap: 2 }}>
      <IssueKinds
        kinds={check.kinds}
        chosen={chosen}
        onChoose={(at) => setChosen(at === null ? null : (check.kinds[at] ?? null))}
      />
      <MendBar
        cells={chosen === null ? null : count}
        undoable={check.undoable}
        redoable={check.redoable}
        onMend={(change) => chosen !== null && void mend({ kind: chosen }, change)}
        onUndo={() => void bench.undo().then(onState)}
        onRedo={() => void bench.redo().then(onState)}
      />
      <IssueList
        count={count}
        read={read}
        onMend={({ row, column }: IssueLine, text) => void mend({ row, column }, { text })}
      />
    </Stack>
  );
};
