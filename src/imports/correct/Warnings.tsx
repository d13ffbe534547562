import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useLayoutEffect, useRef } from 'react';
import { keysUnder } from '@/i18n/keys-under';
import type { CheckState, Warning } from '@/imports/check/check-state';
import { AGENT_OF_CUSTOMER } from '@/imports/check/customer-agent';
import { NAME_FOR_CODE, PART_OF_NAME } from '@/imports/check/column-codes';
import { WARNINGS } from '@/imports/check/warnings';
import { PERIOD_IN_MONTH, SIMILAR_PERIOD } from '@/imports/check/period-in-month';
import { SIMILAR_VALUE } from '@/imports/check/value-typos';
import { nonDataKindOf } from '@/imports/check/non-data-rows';
import type { CellText } from '@/imports/compare/ChangedFields';
import { BLANK } from '@/imports/compare/cell-fix';
import { RuledItem } from '@/imports/read/RuledItem';
import { shortName } from '@/imports/read/short-name';
import { useColumnLabels } from '@/imports/read/useColumnLabels';
import { isFocusLost } from '@/ui/hooks/focus-main';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { Alert } from '@/ui/page/Alert';
import { unlessAnnounced } from '@/ui/alerts/announced-failure';

type WarningsProps = {
  recordType: string;
  textOf: CellText;
  warnings: readonly Warning[];
  bench: Record<'fix' | 'leave', (warning: Kind) => Promise<CheckState>>;
  /** Shows the rows of a kind in the list of errors. */
  onShow: (warning: Kind) => void;
  onState: (check: CheckState) => void;
};

type Kind = { column: string; message: string };

/**
 * The cells a spreadsheet may have damaged, by kind: the user fixes them with one press, or accepts them as they are.
 */
export const Warnings = ({
  recordType,
  textOf,
  warnings,
  bench,
  onShow,
  onState,
}: WarningsProps) => {
  const translate = useTranslate();
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const hasActed = useRef(false);
  // The pressed button disappeared with its kind; after the last one, the list of errors takes the focus.
  useLayoutEffect(() => {
    if (hasActed.current && isFocusLost()) list.current?.querySelector('button')?.focus();
    hasActed.current = false;
  });
  return (
    <Alert
      severity={warnings.every(({ isLeft }) => isLeft) ? 'info' : 'warning'}
      variant="outlined"
      icon={false}
      sx={{ '& .MuiAlert-message': { width: '100%' } }}
    >
      <Typography id={id} variant="subtitle2" component="h3">
        {translate(key('title'))}
      </Typography>
      <Box component="ul" ref={list} aria-labelledby={id} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {warnings.map((warning) => {
          const { column, message } = warning;
          const act = async (name: 'fix' | 'leave') => {
            const state = await bench[name]({ column, message });
            hasActed.current = true;
            onState(state);
          };
          return (
            <WarningItem
              key={`${column} ${message}`}
              recordType={recordType}
              textOf={textOf}
              warning={warning}
              onShow={() => onShow(warning)}
              onFix={() => void unlessAnnounced(act('fix'))}
              onLeave={() => void unlessAnnounced(act('leave'))}
            />
          );
        })}
      </Box>
    </Alert>
  );
};

/**
 * Whether the user must decide about it before anything is sent. An error keeps only its own rows from being sent; a
 * wrong check digit (docs/wire-format.md, 'customer'), a prefix, a total that is not the sum of its rows and a value to
 * be emptied are warned about, not refused.
 */
export const isUnseen = ({ isWarning, isLeft, message }: Warning): boolean =>
  isWarning && !isLeft && !WITHOUT_ANSWER.has(message);

const WITHOUT_ANSWER: ReadonlySet<string> = new Set([
  WARNINGS.vat,
  WARNINGS.prefix,
  WARNINGS.emptied,
  WARNINGS.sum,
]);

type WarningItemProps = {
  recordType: string;
  textOf: CellText;
  warning: Warning;
  onShow: () => void;
  onFix: () => void;
  onLeave: () => void;
};

const WarningItem = ({ recordType, textOf, warning, onShow, onFix, onLeave }: WarningItemProps) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const { label } = useColumnLabels(recordType);
  const { column, count, line, otherLine, example, becomes } = warning;
  const kind = kindOf(warning);
  const isNonData = nonDataKindOf(warning.message) !== undefined;
  const text = translate(key(`found.${kind}`), {
    smart_count: count,
    count: number(count),
    line: number(line),
    other: number(otherLine ?? 0),
    text: shortName(example),
    becomes: shortName(textOf(column, becomes ?? '')),
  });
  return (
    <RuledItem
      isAsking={isUnseen(warning)}
      text={
        <>
          {column && (
            <>
              <b>{label(column)}</b> ·{' '}
            </>
          )}
          {text}
          {warning.isLeft &&
            ` · ${translate(isNonData ? key('left_out') : 'imports.read.readings.as_in_file', { smart_count: count })}`}
        </>
      }
    >
      {canFix(kind) && (isNonData ? !warning.isLeft : column !== '') && (
        <Button size="small" variant="outlined" onClick={onFix}>
          {translate(key(`fix.${kind}`), {
            smart_count: count,
            becomes: becomes ?? '',
            line: number(line),
            text: shortName(example),
          })}
        </Button>
      )}
      <Button size="small" onClick={onShow}>
        {translate(key('show'))}
      </Button>
      {canLeave(kind) && (isNonData ? !warning.isLeft : isUnseen(warning)) && (
        <Button size="small" onClick={onLeave}>
          {translate(key(`leave.${kind}`), { smart_count: count })}
        </Button>
      )}
    </RuledItem>
  );
};

/** Both kinds of similar code have the same words: one is an error, the other a new record. */
const kindOf = ({ message }: Warning): ItemKind => {
  if (message === BLANK) return 'blank';
  if (message === NAME_FOR_CODE) return 'named';
  if (message === PART_OF_NAME) return 'part';
  if (message === SIMILAR_VALUE || message === SIMILAR_PERIOD) return 'value';
  if (message === PERIOD_IN_MONTH) return 'period';
  if (message === AGENT_OF_CUSTOMER) return 'agent';
  return nonDataKindOf(message) ?? KINDS.find((kind) => WARNINGS[kind] === message) ?? 'similar';
};

type ItemKind = keyof typeof WARNINGS | (typeof ERRORS)[number];

const ERRORS = ['blank', 'named', 'part', 'value', 'period', 'agent'] as const;

const canFix = (kind: ItemKind) => kind !== 'vat' && kind !== 'future' && kind !== 'lost';

/** Errors cannot be accepted, and warnings are sent without an answer. */
const canLeave = (kind: ItemKind): kind is Exclude<ItemKind, NotLeft> =>
  !NOT_LEFT.includes(kind as NotLeft);

const NOT_LEFT = ['vat', 'prefix', 'emptied', 'sum', ...ERRORS] as const;
type NotLeft = (typeof NOT_LEFT)[number];

const KINDS = Object.keys(WARNINGS) as (keyof typeof WARNINGS)[];

const key = keysUnder('imports.correct.warnings');
