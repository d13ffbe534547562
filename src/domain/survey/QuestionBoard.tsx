import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { RaRecord } from 'react-admin';
import { hasOptions } from '@/core/survey';
import { lineOf } from '@/core/text';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { RecordLink } from '@/kit/links/RecordLink';
import { OrderBar } from '@/kit/order/OrderBar';
import { SortableRows } from '@/kit/order/SortableRows';
import { useOrder } from '@/kit/order/useOrder';
import { PublishSurvey } from './PublishSurvey';
import { questionOf } from './questions';
import { QuestionsPreview } from './QuestionsPreview';

type QuestionBoardProps = { survey: RaRecord };

/**
 * The questions of `survey`, those of the surrounding list, beside their preview; users who may edit them can move and
 * open them.
 */
export const QuestionBoard = ({ survey }: QuestionBoardProps) => {
  const translate = useTranslate();
  const order = useOrder();
  const { isOpen, rows, move } = order;
  const items = rows.map((record) => ({
    id: record.id,
    name: lineOf(questionOf(record).text) || translate('survey.no_text'),
    record,
  }));
  return (
    <Box sx={SIDES}>
      <div>
        <SortableRows
          items={items}
          label={translate('survey.questions')}
          isOpen={isOpen}
          onMove={move}
        >
          {({ record, name }, at) => <QuestionRow record={record} name={name} at={at} />}
        </SortableRows>
        {order.changes === 0 && <PublishSurvey survey={survey} />}
        <OrderBar order={order} />
      </div>
      <QuestionsPreview survey={survey} questions={rows} />
    </Box>
  );
};

/** The preview is below the questions where both do not fit side by side. */
const SIDES = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px' },
  columnGap: 4,
  rowGap: 3,
  alignItems: 'start',
  px: 2,
  pb: 2,
};

type QuestionRowProps = { record: RaRecord; name: string; at: number };

const QuestionRow = ({ record, name, at }: QuestionRowProps) => {
  const translate = useTranslate();
  const { kind, options, isRequired } = questionOf(record);
  const notes = [
    translate(`resources.question.kind.${kind}`),
    hasOptions(kind) && translate('survey.options', { smart_count: options.length }),
    isRequired && translate('survey.required'),
  ];
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '24px minmax(0, 1fr)', columnGap: 1 }}>
      <Box aria-hidden sx={{ color: 'text.secondary', textAlign: 'right' }}>
        {at + 1}
      </Box>
      <Box sx={{ overflowWrap: 'anywhere', fontWeight: 500 }}>
        <RecordLink record={record}>{name}</RecordLink>
      </Box>
      <Typography variant="body2" color="text.secondary" sx={{ gridColumn: 2 }}>
        {notes.filter(Boolean).join(' · ')}
      </Typography>
    </Box>
  );
};
