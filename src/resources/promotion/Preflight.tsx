import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link, type RaRecord } from 'react-admin';
import { dayOf } from '@/core/days';
import { CATEGORY, COMPANY, GIFT } from '@/core/resource-names';
import { recordPath } from '@/core/routes';
import { lineOf, textOrNumberOf } from '@/core/text';
import { useFormats } from '@/ui/formats/useFormats';
import { NamedSkeleton } from '@/ui/page/NamedSkeleton';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { Alert } from '@/ui/page/Alert';
import { useStepAddress } from '@/domain/promotion/promotion-steps';
import type { PromotionParts } from '@/domain/promotion/usePromotionParts';
import type { PromotionResults } from '@/domain/promotion/usePromotionResults';
import { useReference } from '@/kit/references/useReference';
import { useDefinition } from '@/kit/registry/definitions';
import { isStop, type Finding } from './preflight';
import { usePreflight } from './usePreflight';

type PreflightProps = {
  promotion: RaRecord;
  parts: PromotionParts;
  /** Its results, once it has ended. */
  results?: PromotionResults;
};

/** The findings on a promotion in one line that opens, each with a link to the field that fixes it. */
export const Preflight = ({ promotion, parts, results }: PreflightProps) => {
  const translate = useTranslate();
  const { findings, isPending, isPartial } = usePreflight(promotion, parts, results);
  return (
    <Stack
      component="section"
      aria-label={translate('resources.promotion.preflight.title')}
      sx={{ gap: 1 }}
    >
      <Findings promotion={promotion} findings={findings} />
      {isPending && (
        <NamedSkeleton label={translate('resources.promotion.preflight.checking')} width="60%" />
      )}
      {!isPending && findings.length === 0 && !isPartial && (
        <Alert severity="success">{translate('resources.promotion.preflight.clear')}</Alert>
      )}
      {isPartial && (
        <Typography variant="body2" color="text.secondary">
          {translate('resources.promotion.preflight.partial')}
        </Typography>
      )}
    </Stack>
  );
};

type FindingsProps = { promotion: RaRecord; findings: readonly Finding[] };

const Findings = ({ promotion, findings }: FindingsProps) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const inOrder = [...findings.filter(isStop), ...findings.filter((finding) => !isStop(finding))];
  const lines = inOrder.map((finding, at) => (
    // Two findings may have the same name, so the key includes the index.
    <FindingLine key={`${finding.name} ${at}`} promotion={promotion} finding={finding} />
  ));
  const [worst] = inOrder;
  if (!worst || lines.length === 1) return lines;
  return (
    <Box component="details" sx={FOLDED}>
      <Alert
        component="summary"
        severity={severityOf(worst)}
        sx={SUMMARY}
        action={<ExpandMoreIcon />}
        // Without the role and the name of a note: a summary is a control that opens and closes.
        slotProps={{ root: { role: undefined, 'aria-label': undefined } }}
      >
        <strong>
          {translate('resources.promotion.preflight.count', {
            smart_count: lines.length,
            count: number(lines.length),
          })}
        </strong>{' '}
        <span data-worst>
          <FindingText finding={worst} />
        </span>
      </Alert>
      <Stack sx={{ gap: 1, mt: 1 }}>{lines}</Stack>
    </Box>
  );
};

const FindingText = ({ finding }: { finding: Finding }) => useFindingText(finding).text;

const FOLDED = {
  '&[open] > summary .MuiAlert-action > svg': { transform: 'rotate(180deg)' },
  // Once open, the first line repeats it.
  '&[open] [data-worst]': { display: 'none' },
};

/** One line, however long the first finding is. */
const SUMMARY = {
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '& .MuiAlert-message': {
    minWidth: 0,
    flex: 1,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& .MuiAlert-action': { alignItems: 'center', pt: 0 },
};

const FindingLine = ({ promotion, finding }: { promotion: RaRecord; finding: Finding }) => {
  const translate = useTranslate();
  const stepAddress = useStepAddress();
  const { text, name } = useFindingText(finding);
  const to = useOtherAddress(promotion, finding);
  const { step, field } = finding.at;
  return (
    <Alert
      severity={severityOf(finding)}
      action={
        <Box sx={{ typography: 'body2', pt: 0.5, pr: 1 }}>
          <Link to={stepAddress(promotion, step, field)}>
            {translate('resources.promotion.preflight.fix')}
          </Link>
        </Box>
      }
    >
      {to && name ? <LinkedName text={text} name={name} to={to} /> : text}
    </Alert>
  );
};

/** A sentence in which the name of a record links to it. */
const LinkedName = ({ text, name, to }: { text: string; name: string; to: string }) => {
  const at = text.indexOf(name);
  return (
    <>
      {text.slice(0, at)}
      <Link to={to} sx={{ color: 'inherit', textDecoration: 'underline' }}>
        {name}
      </Link>
      {text.slice(at + name.length)}
    </>
  );
};

const severityOf = (finding: Finding) => (isStop(finding) ? 'error' : 'warning');

/** Returns the path of the record a finding is about, if not the promotion itself. */
const useOtherAddress = (promotion: RaRecord, finding: Finding): string | null => {
  const own = useDefinition();
  const gift = useDefinition(GIFT);
  const companies = useDefinition(COMPANY);
  const company = useReference(companies, finding.name === 'no_app' ? finding.company : null);
  if (finding.name === 'no_app')
    return company ? recordPath(companies, 'edit', company.record) : null;
  if (finding.name === 'overlap') return recordPath(own, 'edit', finding.other);
  if (finding.name !== 'worth_over_target') return null;
  return recordPath(gift, 'edit', finding.gift, { promotion_id: String(promotion.id) });
};

/** Returns the sentence of a finding, and the name in it of the record that it is about. */
const useFindingText = (finding: Finding): { text: string; name?: string } => {
  const translate = useTranslate();
  const { number, euro, utc } = useFormats();
  const company = 'company' in finding ? finding.company : null;
  const category = 'category' in finding ? finding.category : null;
  const companyName = useReference(useDefinition(COMPANY), company)?.name ?? company ?? '';
  const categoryName = useReference(useDefinition(CATEGORY), category)?.name ?? category;
  const say = (args?: Readonly<Record<string, unknown>>) => ({
    text: translate(`resources.promotion.preflight.found.${finding.name}`, args),
  });
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
    case 'no_app':
      return { ...say({ company: companyName }), name: companyName };
    case 'empty_category':
      return say({ category: categoryName });
    case 'worth_over_target': {
      const name = lineOf(finding.gift.title);
      const { text } = say({
        title: name,
        worth: euro(finding.worth),
        target: euro(finding.target),
      });
      return { text, name };
    }
    case 'overlap': {
      const { other, isWhole } = finding;
      const [from, to] = [dayOf(finding.from), dayOf(finding.to)];
      const name = translate('resources.promotion.preflight.found.other', {
        code: textOrNumberOf(other.code),
        title: lineOf(other.title),
      });
      const text = translate(
        `resources.promotion.preflight.found.overlap${isWhole ? '_whole' : ''}`,
        { other: name, when: from && to ? utc.span(from, to) : '–' },
      );
      return { text, name };
    }
    default:
      return say();
  }
};
