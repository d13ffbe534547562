import { proxy } from 'comlink';
import type { DataProvider } from 'react-admin';
import type { ResourceDefinition } from '@/core/resource';
import { filledResource, type RecordType } from '@/imports/read/record-types';
import type { ReportedRow } from '@/imports/check/reported-errors';
import type { CheckState } from '@/imports/check/check-state';
import { startCheckWorker } from './check-worker';
import type { ColumnMapping } from '@/imports/read/column-mapping';
import { createLookupReader, type LookupReader } from '@/imports/check/lookup-reader';
import {
  createFileCheckStore,
  isChosen,
  isOver,
  UNCHECKED,
  type KeptCheck,
  type OpenState,
} from './file-check-state';
import { withAnnouncedFailures } from './announced-failures';
import { openFile, type RemoteWorkbench } from './open-file';
import type { ReadOptions } from '@/imports/read/read-file';
import { canBeRead } from '@/imports/read/can-be-read';
import { namingColumns } from '@/imports/read/record-name';
import { rememberColumns } from '@/imports/read/remembered-columns';

/**
 * The check of one file, in its own worker: rows against their rules, then against the backend's records. It does not
 * depend on a page: mappings and corrections are kept until `end`.
 *
 * @param reported errors the backend gave for its rows when they were sent before
 * @param kept the corrections from before a reload of the page
 */
export const createFileCheck = (
  recordType: string,
  chosen: File,
  definitions: ReadonlyMap<string, ResourceDefinition>,
  reported: readonly ReportedRow[] = [],
  kept: KeptCheck = NOTHING_KEPT,
) => {
  const worker = startCheckWorker();
  const { store, patch, whenRowsShow } = createFileCheckStore();
  let bench: RemoteWorkbench | undefined;
  /** The same workbench for the page, with alerts for calls that fail. */
  let shownBench: RemoteWorkbench | undefined;
  let lookups: LookupReader | undefined;
  /** The mapping of the columns once the file is open; null where it cannot be read. */
  let opened: Promise<ColumnMapping | null> | undefined;
  /** The latest check of the rows. */
  let rows: Promise<void> | undefined;
  let provider: DataProvider | undefined;
  let calls = new AbortController();
  /** The number of runs; a superseded one stops. */
  let run = 0;
  /** The number of checks of the rows; only the last one is shown. */
  let checks = 0;
  /** The options with which the user chose to read the file. */
  let form = kept.options;
  /** The corrections from before a reload that are still to be replayed. */
  let unplayed = kept.steps;

  const askForBench = async (): Promise<RemoteWorkbench | undefined> =>
    ((await worker.awaited(worker.api.workbench(recordType))) as RemoteWorkbench | null) ??
    undefined;

  const open = async (options: ReadOptions): Promise<ColumnMapping | null> => {
    form = options;
    bench ??= await askForBench();
    if (!bench) {
      store.set({ phase: 'unchecked' });
      return null;
    }
    const file = await openFile(
      { api: worker.api, bench },
      { recordType: recordType as RecordType, file: chosen, options, reported },
    );
    if ('problem' in file) {
      store.set({ phase: 'problem', ...file, ...(isChosen(options) ? { options } : {}) });
      return null;
    }
    const definition = definitions.get(filledResource(recordType));
    const columns = file.info.columns.map(({ name }) => name);
    const { lines, isReadSingly } = file.info;
    if (definition) {
      await bench.nameBy(namingColumns(file.info, definition));
      lookups ??= createLookupReader(
        { definitions, definition, columns, lines, isReadSingly },
        bench,
      );
    }
    shownBench ??= withAnnouncedFailures(bench, worker.awaited, problemNow);
    store.set({
      phase: 'open',
      bench: shownBench,
      ...file,
      ...UNCHECKED,
      startedAt: performance.now(),
    });
    rows = undefined;
    return file.mapping;
  };

  const checkRows = async (mapping: ColumnMapping): Promise<void> => {
    const own = ++checks;
    const show = (more: Partial<OpenState>) => own === checks && patch(more);
    patch({ mapping, isChecking: true, startedAt: performance.now() });
    const onState = proxy((check: CheckState) => show({ check }));
    const end = await bench?.check(mapping, onState);
    if (!end?.isDone) return;
    const check = unplayed.length > 0 ? await bench?.replay(unplayed) : end;
    unplayed = [];
    show({ check, isChecking: false });
  };

  /** Compares the rows with the lookups, without reading the file again: cells may have been corrected meanwhile. */
  const compareRows = async (): Promise<void> => {
    const own = run;
    let check: CheckState | null | undefined = null;
    // If another check has started meanwhile, its rows are compared instead.
    while (check === null) {
      await rows;
      if (own !== run) return;
      check = await bench?.compare(proxy((compared: number) => patch({ compared })));
    }
    patch({ check, isCompared: true, compared: null });
  };

  /** Opens the file and checks its rows, unless that has begun; reads the missing lookups and compares the rows. */
  const resume = async (signal: AbortSignal): Promise<void> => {
    const own = ++run;
    opened ??= open(form);
    const mapping = await opened;
    signal.throwIfAborted();
    if (own !== run || !mapping || isOver(store.get())) return;
    patch({ isCompared: false, unread: [] });
    // Rows are shown early, and compared once all lookups are read. For a large file, the lookups are requested after
    // the first rows are shown, because both need the processor. The check of a small file waits a moment for the
    // lookups, because it is so fast that its figures would change at once.
    const isLarge = chosen.size >= LARGE_FILE;
    if (!rows && isLarge) await Promise.race([whenRowsShow(), (rows = checkRows(mapping))]);
    const reading = readLookups(signal);
    const isReady =
      !rows && !isLarge && (await Promise.race([reading.then(() => true), afterLookupsWait()]));
    rows ??= checkRows(mapping);
    await Promise.all([reading, rows]);
    if (isReady) patch({ isCompared: true });
    else await compareRows();
  };

  const readLookups = async (signal: AbortSignal): Promise<void> => {
    if (lookups && provider) patch({ unread: await lookups({ provider, signal }) });
  };

  /** The problem of a failed call: the file was changed or deleted since it was chosen, or the worker failed. */
  const problemNow = async () => ((await canBeRead(chosen)) ? 'not_checked' : 'unreadable');

  /** Runs `work`, and shows the problem if the file cannot be read or checked. */
  const attempt = async (work: () => Promise<void>) => {
    const { signal } = calls;
    try {
      await worker.awaited(work());
    } catch {
      const problem = await problemNow();
      if (!signal.aborted) store.set({ phase: 'problem', problem });
    }
  };

  const resumeNow = () => attempt(() => resume(calls.signal));

  return {
    ...store,
    /**
     * Starts or resumes the check, with calls to the provider `own`.
     *
     * @returns a function that cancels the calls; missing lookups are read when the check is attached again
     */
    attach: (own: DataProvider): (() => void) => {
      const attached = new AbortController();
      provider = own;
      calls = attached;
      void resumeNow();
      return () => attached.abort();
    },
    /** Reads again the lists that could not be read. */
    readAgain: resumeNow,
    /** Reads the file again, with another encoding or separator. */
    reopen: (options: ReadOptions) => {
      checks += 1;
      unplayed = [];
      patch({ check: null, isChecking: true, isCompared: false });
      const last = opened?.catch(() => null);
      opened = (async () => {
        await last;
        return open(options);
      })();
      return resumeNow();
    },
    /** Changes the mapping of the columns, and remembers it for files of this kind. Corrections are kept. */
    match: (header: readonly string[], mapping: ColumnMapping) => {
      rememberColumns(recordType, header, mapping);
      const state = store.get();
      const isChecked = state.phase === 'open' && !state.isChecking && state.check?.isDone;
      return attempt(async () => {
        if (!isChecked) return (rows = checkRows(mapping));
        // Before the answer, because the user may match the next column meanwhile.
        patch({ mapping });
        patch({ check: await bench?.match(mapping) });
      });
    },
    cancel: async (): Promise<void> => {
      await bench?.cancel();
      patch({ isChecking: false });
    },
    /** The corrections so far; before the first check, those that the file was opened with. */
    kept: async (): Promise<KeptCheck> => ({
      options: form,
      steps: unplayed.length > 0 ? unplayed : ((await bench?.steps()) ?? []),
    }),
    /** Whether corrections from before a reload are still to be replayed. */
    isReplaying: (): boolean => unplayed.length > 0,
    /** Sets the state of the check after a correction. */
    corrected: (check: CheckState): void => patch({ check }),
    end: (): void => {
      calls.abort();
      worker.end();
    },
  };
};

const NOTHING_KEPT: KeptCheck = { options: {}, steps: [] };

export type FileCheck = ReturnType<typeof createFileCheck>;

/** The longest time that the check of a small file waits for the lookups. */
const LOOKUPS_WAIT_MS = 300;
/** In bytes. */
const LARGE_FILE = 1024 * 1024;

const afterLookupsWait = () =>
  new Promise<false>((resolve) => {
    setTimeout(() => resolve(false), LOOKUPS_WAIT_MS);
  });
