import Box from '@mui/material/Box';
import { representationOf } from '@/core/resource';
import { COMPANY } from '@/core/resource-names';
import { textOf } from '@/core/text';
import { LongText } from '@/kit/fields/LongText';
import { FixedValue } from '@/kit/fields/FixedValue';
import { Period } from '@/kit/fields/Period';
import { Facts } from '@/kit/fields/Facts';
import { FormHeader } from '@/kit/record/FormHeader';
import { RecordLoader } from '@/kit/record/RecordLoader';
import { ReferenceName } from '@/kit/references/ReferenceName';
import { useDefinition } from '@/kit/registry/definitions';
import { SurveyResults } from './results/SurveyResults';

/** A survey, read-only, with its results, in the panel over the list. */
export const SurveyPanel = ({ id }: { id: string }) => {
  const definition = useDefinition();
  return (
    <Box sx={{ p: { xs: 2, sm: 3 } }}>
      <RecordLoader id={id}>
        {(record) => (
          <>
            <FormHeader title={representationOf(definition, record)} />
            <Box sx={{ mb: 3 }}>
              <Facts
                facts={[
                  ['state', <FixedValue key="state" field="state" value={record.state} />],
                  [
                    'company_code',
                    <ReferenceName
                      key="company"
                      resource={COMPANY}
                      code={textOf(record.company_code)}
                    />,
                  ],
                  ['period', <Period key="period" record={record} />],
                  ['description', <LongText key="description" text={record.description} />],
                ]}
              />
            </Box>
            <SurveyResults record={record} />
          </>
        )}
      </RecordLoader>
    </Box>
  );
};
