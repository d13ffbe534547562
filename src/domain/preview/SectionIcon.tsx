import ArticleOutlinedIcon from '@mui/icons-material/ArticleOutlined';
import BarChartIcon from '@mui/icons-material/BarChart';
import CallOutlinedIcon from '@mui/icons-material/CallOutlined';
import FlightTakeoffIcon from '@mui/icons-material/FlightTakeoff';
import LinkIcon from '@mui/icons-material/Link';
import LocalOfferOutlinedIcon from '@mui/icons-material/LocalOfferOutlined';
import PersonOutlineIcon from '@mui/icons-material/PersonOutline';
import PlaceOutlinedIcon from '@mui/icons-material/PlaceOutlined';
import PollOutlinedIcon from '@mui/icons-material/PollOutlined';
import TrackChangesIcon from '@mui/icons-material/TrackChanges';
import VolunteerActivismOutlinedIcon from '@mui/icons-material/VolunteerActivismOutlined';
import type { ComponentType } from 'react';

/** The icon of a section of the app; none for an unknown one. */
export const SectionIcon = ({ section }: { section: string }) => {
  const Icon = Object.hasOwn(ICONS, section) ? ICONS[section] : undefined;
  return Icon ? <Icon aria-hidden /> : null;
};

type Icon = ComponentType<{ 'aria-hidden'?: boolean }>;

const ICONS: Readonly<Record<string, Icon>> = {
  news: ArticleOutlinedIcon,
  luigi: VolunteerActivismOutlinedIcon,
  survey: PollOutlinedIcon,
  promotion: LocalOfferOutlinedIcon,
  journey: FlightTakeoffIcon,
  target: TrackChangesIcon,
  turnover: BarChartIcon,
  locations: PlaceOutlinedIcon,
  contacts: CallOutlinedIcon,
  profile: PersonOutlineIcon,
  link: LinkIcon,
};
