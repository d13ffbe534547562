import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link, type RaRecord } from 'react-admin';
import { dayOf } from '@/core/days';
import { recordPath } from '@/core/routes';
import { lineOf } from '@/core/text';
import { FormSection } from '@/kit/form/FormSection';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { GIFT, useStepAddress } from '@/domain/promotion/promotion-steps';
import type { PromotionParts } from '@/domain/promotion/usePromotionParts';
import { useReference } from '@/kit/references/useReference';
import { useDefinition } from '@/kit/registry/definitions';
import type { Finding } from './preflight';
import { usePreflight } from './usePreflight';

type PreflightProps = { promotion: RaRecord; parts: PromotionParts };

/** The findings on a promotion, each with a link to the field that fixes it. */
export const Preflight = ({ promotion, parts }: PreflightProps) => {
  const translate = useTranslate();
  const { findings, isPending, isPartial } = usePreflight(promotion, parts);
  return (
    <FormSection title="resources.promotion.preflight.title">
      {findings.map((finding, at) => (
        // Two findings may have the same name, so the key includes the index.
        <FindingLine key={`${finding.name} ${at}`} promotion={promotion} finding={finding} />
      ))}
      {isPending && (
        <Box role="status" aria-label={translate('resources.promotion.preflight.checking')}>
          <Skeleton width="60%" />
        </Box>
      )}
      {!isPending && findings.length === 0 && !isPartial && (
        <Alert severity="success">{translate('resources.promotion.preflight.clear')}</Alert>
      )}
      {isPartial && (
        <Typography variant="body2" color="text.secondary">
          {translate('resources.promotion.preflight.partial')}
        </Typography>
      )}
    </FormSection>
  );
};

const FindingLine = ({ promotion, finding }: { promotion: RaRecord; finding: Finding }) => {
  const translate = useTranslate();
  const stepAddress = useStepAddress();
  const text = useFindingText(finding);
  const other = useOtherAddress(promotion, finding);
  const { step, field } = finding.at;
  return (
    <Alert
      severity={STOPS.includes(finding.name) ? 'error' : 'warning'}
      action={
        <Box sx={{ display: 'flex', gap: 1.5, typography: 'body2', pt: 0.5, pr: 1 }}>
          {other && <Link to={other}>{translate('resources.promotion.preflight.open')}</Link>}
          <Link to={stepAddress(promotion, step, field)}>
            {translate('resources.promotion.preflight.fix')}
          </Link>
        </Box>
      }
    >
      {text}
    </Alert>
  );
};

/** Findings that prevent anybody from winning. */
const STOPS: readonly Finding['name'][] = ['nothing_given', 'no_customers', 'over', 'pays_nothing'];

/** Returns the path of the record a finding is about, if not the promotion itself. */
const useOtherAddress = (promotion: RaRecord, finding: Finding): string | null => {
  const own = useDefinition();
  const gift = useDefinition(GIFT);
  if (finding.name === 'overlap') return recordPath(own, 'edit', finding.other);
  if (finding.name !== 'worth_over_target') return null;
  return recordPath(gift, 'edit', finding.gift, { promotion_id: String(promotion.id) });
};

const useFindingText = (finding: Finding): string => {
  const translate = useTranslate();
  const { number, euro, utc } = useFormats();
  const company = 'company' in finding ? finding.company : null;
  const category = 'category' in finding ? finding.category : null;
  const companyName = useReference(useDefinition('company'), company)?.name ?? company;
  const categoryName = useReference(useDefinition('category'), category)?.name ?? category;
  const say = (args?: Readonly<Record<string, unknown>>) =>
    translate(`resources.promotion.preflight.found.${finding.name}`, args);
  switch (finding.name) {
    case 'over':
    case 'pays_nothing':
      return say({ day: utc.day(finding.day) });
    case 'quota_below_limit':
      return say({
        company: companyName,
        quota: number(finding.quota),
        limit: number(finding.limit),
      });
    case 'empty_category':
      return say({ category: categoryName });
    case 'worth_over_target':
      return say({
        title: finding.gift.title,
        worth: euro(finding.worth),
        target: euro(finding.target),
      });
    case 'overlap': {
      const { other, isWhole } = finding;
      const [from, to] = [dayOf(finding.from), dayOf(finding.to)];
      return translate(`resources.promotion.preflight.found.overlap${isWhole ? '_whole' : ''}`, {
        title: lineOf(other.title),
        when: from && to ? utc.span(from, to) : '–',
      });
    }
    default:
      return say();
  }
};
