import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { useCalendar } from './calendar-context';
import { initialsOf } from './company-initials';

/** The initials of an item's companies on its chip; nothing for all companies, and where the user has only one. */
export const CompanyMark = ({ codes }: { codes: readonly string[] }) => {
  const { companyNames } = useCalendar();
  const names = codes.flatMap((code) => companyNames.get(code) ?? []);
  const [first, ...more] = names.map(initialsOf);
  if (!first) return null;
  return (
    <Box
      component="span"
      data-company={more.length > 0 ? 'several' : 'one'}
      title={names.join(', ')}
      sx={COMPANY_MARK}
    >
      <span aria-hidden>{more.length > 0 ? `${first}+${more.length}` : first}</span>
      <Box component="span" sx={visuallyHidden}>{` · ${names.join(', ')}`}</Box>
    </Box>
  );
};

/** The look of initials, of which the legend shows a sample. */
export const COMPANY_MARK = {
  flex: 'none',
  ml: 'auto',
  px: 0.25,
  borderRadius: 0.5,
  fontSize: 10,
  lineHeight: '14px',
  fontWeight: 600,
  bgcolor: 'background.paper',
  color: 'text.secondary',
};
