import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId } from 'react';
import { keysUnder } from '@/i18n/keys-under';
import { screenfulOf } from '@/core/text';
import { RuledItem } from '@/imports/read/RuledItem';
import { useTranslate } from '@/ui/hooks/useTranslate';
import type { ExcludeRow } from './ChangedFields';
import type { ExcludedRow } from './excluded-rows';

type ExcludedRowsProps = {
  rows: readonly ExcludedRow[];
  isGrouped?: boolean;
  onInclude: ExcludeRow;
};

/** The rows that are left out, each with a button that brings it back. */
export const ExcludedRows = ({ rows, isGrouped = false, onInclude }: ExcludedRowsProps) => {
  const translate = useTranslate();
  const id = useId();
  return (
    <Box component="ul" aria-label={translate(key('title'))} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {rows.map(({ row, line, code, name, text }) => (
        <RuledItem
          key={row}
          isAsking={false}
          textId={`${id}-${row}`}
          text={
            <>
              <b>
                {code} {name}
              </b>
              {` · ${translate('imports.correct.line', { line })}`}
              <br />
              {screenfulOf(text)}
            </>
          }
        >
          <Button
            size="small"
            aria-describedby={`${id}-${row}`}
            onClick={() => onInclude(row, line, isGrouped ? code : undefined)}
          >
            {isGrouped ? translate(key('include_sale'), { code }) : translate(key('include'))}
          </Button>
        </RuledItem>
      ))}
    </Box>
  );
};

const key = keysUnder('imports.compare.excluded');
