import Box from '@mui/material/Box';
import { representationOf } from '@/core/resource';
import { textOf } from '@/core/text';
import { LongText } from '@/shared/fields/LongText';
import { FixedValue } from '@/shared/fields/FixedValue';
import { Period } from '@/shared/fields/Period';
import { Facts } from '@/shared/page/Facts';
import { FormHead } from '@/shared/record/FormHead';
import { RecordLoader } from '@/shared/record/RecordLoader';
import { ReferenceName } from '@/shared/references/ReferenceName';
import { useDefinition } from '@/shared/registry/definitions';
import { SurveyResults } from './results/SurveyResults';

/** A survey to be read, with its results, in the panel over the list. */
export const SurveyPanel = ({ id }: { id: string }) => {
  const definition = useDefinition();
  return (
    <Box sx={{ p: { xs: 2, sm: 3 } }}>
      <RecordLoader id={id}>
        {(record) => (
          <>
            <FormHead title={representationOf(definition, record)} />
            <Box sx={{ mb: 3 }}>
              <Facts
                facts={[
                  ['state', <FixedValue key="state" field="state" value={record.state} />],
                  [
                    'company_code',
                    <ReferenceName
                      key="company"
                      resource="company"
                      code={textOf(record.company_code)}
                    />,
                  ],
                  ['period', <Period key="period" record={record} />],
                  ['description', <LongText key="description" text={record.description} />],
                ]}
              />
            </Box>
            <SurveyResults survey={record} />
          </>
        )}
      </RecordLoader>
    </Box>
  );
};
