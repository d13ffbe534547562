import ButtonBase from '@mui/material/ButtonBase';
import { useState } from 'react';
import type { RaRecord } from 'react-admin';
import { lineOf, textOf } from '@/core/text';
import { useFormats } from '@/ui/formats/useFormats';
import { lazyPart } from '@/ui/lazy/lazy-part';
import { stopPropagation } from '@/kit/links/stop-propagation';

/** The calendar is loaded on demand. */
const MomentPopover = lazyPart(() => import('./MomentPopover'), 'MomentPopover');

type RowMomentProps = {
  record: RaRecord;
  /** A field that holds a moment. */
  field: string;
  /** Names the action and its record. */
  label: string;
};

/** A moment of a row, edited in a popover. */
export const RowMoment = ({ record, field, label }: RowMomentProps) => {
  const { moment } = useFormats();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const value = textOf(record[field]);
  const shown = value === '' ? '–' : moment(value);
  return (
    <span onClick={stopPropagation} onKeyDown={stopPropagation} role="presentation">
      <ButtonBase
        aria-label={`${shown} – ${label}`}
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={LOOK}
      >
        {value === '' ? shown : <time dateTime={lineOf(value)}>{shown}</time>}
      </ButtonBase>
      {anchor && (
        <MomentPopover
          record={record}
          field={field}
          label={label}
          anchor={anchor}
          onClose={() => setAnchor(null)}
        />
      )}
    </span>
  );
};

/** In pixels: a text that is not a moment may have any length. */
const MAX_WIDTH = 200;

const LOOK = {
  maxWidth: MAX_WIDTH,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  font: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  px: 0.75,
  mx: -0.75,
  py: 0.25,
  borderRadius: 1,
  textDecoration: 'underline dotted',
  textUnderlineOffset: '4px',
  textDecorationColor: 'text.secondary',
  '&:hover': { bgcolor: 'action.hover' },
};
