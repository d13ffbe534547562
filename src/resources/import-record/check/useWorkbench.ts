import { proxy, type Remote } from 'comlink';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { personalKey, preferences } from '@/providers/preferences/preferences';
import { useDefinitions } from '@/shared/registry/definitions';
import { RECORD_TYPES, type RecordType } from '../import-record.definition';
import type { CheckState, FormatInfo } from './check-types';
import { startCheckWorker } from './check-worker';
import { loadColumnLabels } from './column-labels';
import { mapColumns, normalise, type ColumnMapping } from './column-mapping';
import { readLookUps } from './read-look-ups';
import type { FileHead, FileProblem, ReadOptions } from './read-file';
import type { Workbench } from './workbench';

export type RemoteWorkbench = Remote<Workbench>;

export type WorkbenchState =
  | { phase: 'opening' }
  /** Nothing is known of files of this kind: they are sent as they are. */
  | { phase: 'unchecked' }
  | Problem
  | {
      phase: 'open';
      info: FormatInfo;
      head: FileHead;
      mapping: ColumnMapping;
      check: CheckState | null;
      isChecking: boolean;
      isCompared: boolean;
      /** How many rows were compared with what the backend holds; null while that is being read. */
      compared: number | null;
      startedAt: number;
    };

/** The file cannot be read; `options` where the reader chose how, and may choose otherwise. */
type Problem = FileProblem & { phase: 'problem'; options?: Required<ReadOptions> };

/** A file on the workbench of a worker: opened and checked as soon as it is there; the worker ends with it. */
export const useWorkbench = (recordType: string, file: File) => {
  const [state, setState] = useState<WorkbenchState>({ phase: 'opening' });
  const bench = useRef<RemoteWorkbench | null>(null);
  const provider = useDataProvider();
  const definitions = useDefinitions();
  const resource = RECORD_TYPES[recordType as RecordType];
  const rememberedKey = personalKey(`imports.${recordType}.columns`);

  const patch = useCallback((more: Partial<Extract<WorkbenchState, { phase: 'open' }>>) => {
    setState((before) => (before.phase === 'open' ? { ...before, ...more } : before));
  }, []);

  const check = useCallback(
    async (mapping: ColumnMapping) => {
      const own = bench.current;
      if (!own) return;
      patch({ mapping, isChecking: true, startedAt: performance.now() });
      const isCurrent = () => bench.current === own;
      const end = await own.check(
        mapping,
        proxy((progress: CheckState) => {
          if (isCurrent()) patch({ check: progress });
        }),
      );
      if (isCurrent() && end.isDone) patch({ check: end, isChecking: false });
    },
    [patch],
  );

  const open = useCallback(
    async (own: RemoteWorkbench, options: ReadOptions) => {
      const [info, labelsOf, head] = await Promise.all([
        own.describe(),
        loadColumnLabels(resource),
        own.open(file, options),
      ]);
      if (bench.current !== own) return null;
      if ('problem' in head) {
        setState({ phase: 'problem', ...head, ...(isChosen(options) ? { options } : {}) });
        return null;
      }
      const known = info.columns.map(({ name }) => ({ name, labels: labelsOf(name) }));
      const mapping = mapColumns(head.header, known, readRemembered(rememberedKey));
      setState((before) => ({
        phase: 'open',
        info,
        head,
        mapping,
        check: null,
        isChecking: true,
        isCompared: before.phase === 'open' && before.isCompared,
        compared: null,
        startedAt: performance.now(),
      }));
      return { info, mapping };
    },
    [file, resource, rememberedKey],
  );

  useEffect(() => {
    const worker = startCheckWorker();
    const abort = new AbortController();
    const { signal } = abort;
    const start = async () => {
      const own = await worker.api.workbench(recordType);
      if (signal.aborted) return;
      if (!own) return setState({ phase: 'unchecked' });
      bench.current = own as unknown as RemoteWorkbench;
      const opened = await open(bench.current, {});
      const definition = definitions.get(resource);
      if (!opened || !definition) return opened ? check(opened.mapping) : undefined;
      const columns = opened.info.columns.map(({ name }) => name);
      const lookingUp = readLookUps(
        { provider, definitions, definition, columns, signal },
        bench.current,
      );
      // Rows are shown soon, and compared once everything to compare them with is there. Of a small file they are
      // checked so fast that the figures would jump.
      const isReady =
        file.size < LARGE_FILE &&
        (await Promise.race([lookingUp.then(() => true), afterPatience()]));
      if (isReady) patch({ isCompared: true });
      await check(opened.mapping);
      if (isReady) return;
      await lookingUp;
      // Not checked anew: the reader may have corrected cells meanwhile.
      const onRows = proxy((compared: number) => patch({ compared }));
      const compared = await bench.current.compare(onRows);
      if (compared) patch({ check: compared, isCompared: true });
    };
    start().catch(() => {
      if (!signal.aborted) setState(UNREADABLE);
    });
    return () => {
      abort.abort();
      bench.current = null;
      worker.end();
    };
  }, [recordType, resource, file, provider, definitions, open, check, patch]);

  /** The file may have been changed or taken from the disk since it was chosen. */
  const attempt = async (work: (own: RemoteWorkbench) => Promise<void>) => {
    const own = bench.current;
    try {
      if (own) await work(own);
    } catch {
      if (bench.current === own) setState(UNREADABLE);
    }
  };

  return {
    state,
    bench,
    patch,
    /** Reads the file anew, in another encoding or split at another character. */
    reopen: (options: Required<ReadOptions>) =>
      attempt(async (own) => {
        const opened = await open(own, options);
        if (opened) await check(opened.mapping);
      }),
    /** Lets columns stand for others, and remembers it for files of this kind. */
    match: (header: readonly string[], mapping: ColumnMapping) => {
      const remembered = readRemembered(rememberedKey);
      for (const [at, name] of header.entries()) remembered[normalise(name)] = mapping[at] ?? '';
      preferences.setItem(rememberedKey, remembered);
      return attempt(() => check(mapping));
    },
    cancel: async () => {
      await bench.current?.cancel();
      patch({ isChecking: false });
    },
  };
};

const isChosen = (options: ReadOptions): options is Required<ReadOptions> =>
  options.encoding !== undefined && options.separator !== undefined;

const UNREADABLE: Problem = { phase: 'problem', problem: 'unreadable' };

const PATIENCE_MS = 300;
/** Bytes. */
const LARGE_FILE = 1024 * 1024;

const afterPatience = () =>
  new Promise<false>((resolve) => {
    setTimeout(() => resolve(false), PATIENCE_MS);
  });

const readRemembered = (key: string): Record<string, string> => {
  const stored = preferences.getItem(key);
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
};
