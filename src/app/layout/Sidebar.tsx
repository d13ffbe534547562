import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import { useMemo } from 'react';
import { LinkBase } from 'react-admin';
import { useTranslate } from '@/shared/i18n/useTranslate';
import { useAppearance } from '@/providers/preferences/use-appearance';
import { useCurrentUser } from '@/providers/session/use-session';
import { BrandMark } from '@/shared/brand/BrandMark';
import { useDocumentedLocation } from '../router/documented-router-provider';
import { densities, sizes } from '../theme/tokens';
import { activeItem, menuOf, type MenuItem } from '../menu/menu';

type SidebarProps = {
  /** False: icons alone. */
  isOpen: boolean;
  /** Absent where it cannot be folded: in the drawer of a phone. */
  onToggle?: () => void;
  onNavigate?: () => void;
};

/** The mark, and the reader's menu in its named groups. */
export const Sidebar = ({ isOpen, onToggle, onNavigate }: SidebarProps) => {
  const translate = useTranslate();
  return (
    <Box
      component="nav"
      aria-label={translate('shell.menu')}
      // What is no part of MUI's takes its colours from the page, which may be of another skin.
      style={useTheme().customProperties}
      sx={{ display: 'flex', flexDirection: 'column', height: '100%', color: 'text.primary' }}
    >
      <Brand isOpen={isOpen} />
      <Menu isOpen={isOpen} onNavigate={onNavigate} />
      {onToggle && <FoldButton isOpen={isOpen} onToggle={onToggle} />}
    </Box>
  );
};

const Brand = ({ isOpen }: { isOpen: boolean }) => {
  const product = useTranslate()('product.name');
  return (
    <Box
      sx={{ height: sizes.topBar, flex: 'none', display: 'flex', alignItems: 'center', px: 2.25 }}
    >
      <Box
        component={LinkBase}
        to="/dashboard"
        aria-label={product}
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.25,
          borderRadius: 1,
          color: 'text.primary',
          textDecoration: 'none',
        }}
      >
        <BrandMark />
        {isOpen && (
          <Typography component="span" variant="subtitle1" noWrap sx={{ fontWeight: 600 }}>
            {product}
          </Typography>
        )}
      </Box>
    </Box>
  );
};

const Menu = ({ isOpen, onNavigate }: SidebarProps) => {
  const translate = useTranslate();
  const { roles } = useCurrentUser();
  const { pathname } = useDocumentedLocation();
  const { groupNames } = useAppearance().aside;
  const isNamed = isOpen && groupNames;
  const sections = useMemo(() => menuOf(roles), [roles]);
  const active = activeItem(sections, pathname);
  return (
    <Box sx={{ flex: 1, overflowY: 'auto', overflowX: 'hidden', px: 1.5, py: 1 }}>
      {sections.map(({ group, items }) => (
        <Box key={group} sx={{ mb: isNamed ? 2 : 1 }}>
          <Typography
            variant="caption"
            component="h2"
            id={`menu-${group}`}
            sx={(theme) => ({
              px: 1.25,
              pb: 0.5,
              color: 'text.secondary',
              fontWeight: 500,
              ...(!isNamed && {
                // The name stays for those who listen; what is seen is a line.
                height: '1px',
                p: 0,
                mx: 1,
                mb: 1,
                overflow: 'hidden',
                color: 'transparent',
                backgroundColor: theme.palette.divider,
              }),
            })}
          >
            {translate(`shell.menu_groups.${group}`)}
          </Typography>
          <Box
            component="ul"
            aria-labelledby={`menu-${group}`}
            sx={{ m: 0, p: 0, listStyle: 'none' }}
          >
            {items.map((item) => (
              <MenuLink
                key={item.name}
                item={item}
                isActive={item === active}
                isOpen={isOpen}
                onNavigate={onNavigate}
              />
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
};

type MenuLinkProps = {
  item: MenuItem;
  isActive: boolean;
  isOpen: boolean;
  onNavigate?: () => void;
};

const MenuLink = ({ item, isActive, isOpen, onNavigate }: MenuLinkProps) => {
  const label = useTranslate()(item.label);
  const Icon = item.icon;
  const { density } = useAppearance().skins;
  return (
    <li>
      <Tooltip title={isOpen ? '' : label} placement="right">
        <Box
          component={LinkBase}
          to={item.path}
          aria-label={isOpen ? undefined : label}
          aria-current={isActive ? 'page' : undefined}
          onClick={onNavigate}
          onPointerEnter={item.preload}
          onFocus={item.preload}
          sx={[menuLinkLook, { height: densities[density].control }]}
        >
          {Icon && <Icon />}
          {isOpen && (
            <Typography component="span" variant="body1" noWrap sx={{ fontWeight: 'inherit' }}>
              {label}
            </Typography>
          )}
        </Box>
      </Tooltip>
    </li>
  );
};

const menuLinkLook = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  px: 1.25,
  mb: '2px',
  borderRadius: 1,
  color: 'text.primary',
  textDecoration: 'none',
  '& .MuiSvgIcon-root': { fontSize: 20, color: 'text.secondary' },
  '&:hover': { bgcolor: 'action.hover' },
  '&:focus-visible': { outlineOffset: -2 },
  '&[aria-current="page"]': {
    fontWeight: 500,
    bgcolor: 'status.accent.tint',
    color: 'status.accent.text',
    '& .MuiSvgIcon-root': { color: 'inherit' },
  },
} as const;

const FoldButton = ({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) => {
  const translate = useTranslate();
  const label = translate(isOpen ? 'shell.sidebar.fold' : 'shell.sidebar.unfold');
  return (
    <Box sx={{ flex: 'none', p: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <ButtonBase
        onClick={onToggle}
        aria-label={label}
        aria-expanded={isOpen}
        sx={{
          width: '100%',
          height: 36,
          px: 1.25,
          gap: 1.25,
          justifyContent: 'flex-start',
          borderRadius: 1,
          typography: 'body2',
          color: 'text.secondary',
          '&:hover': { bgcolor: 'action.hover' },
        }}
      >
        <ChevronLeftIcon sx={{ transform: isOpen ? 'none' : 'rotate(180deg)' }} />
        {isOpen && translate('shell.sidebar.fold')}
      </ButtonBase>
    </Box>
  );
};
