import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { useTheme } from '@mui/material/styles';
import { useEffect, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { LinkBase } from 'react-admin';
import { loadOnce } from '@/core/load-once';
import { whenIdle } from '@/ui/browser/when-idle';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useAppearance } from '@/providers/preferences/use-appearance';
import { useCurrentUser } from '@/providers/session/use-session';
import { BrandMark } from '@/ui/plain/BrandMark';
import { LazyPart } from '@/ui/lazy/LazyPart';
import { LazyTooltip } from '@/ui/lazy/LazyTooltip';
import { PlainButton } from '@/ui/plain/PlainButton';
import { useDocumentedLocation } from '@/kit/links/documented-location';
import { activeItem, menuOf, type MenuItem, type MenuSection } from '../menu/menu';
import { useFoldedGroup } from '../menu/useFoldedGroup';
import { usePageAnchor } from './usePageAnchor';
import text from '@/ui/plain/text.module.css';
import styles from './Sidebar.module.css';

type SidebarProps = {
  /** False: only icons. */
  isOpen: boolean;
  /** Absent where it cannot be folded: in the drawer on a phone. */
  onToggle?: () => void;
  onNavigate?: () => void;
};

/** The logo, and the user's menu in named groups. */
export const Sidebar = ({ isOpen, onToggle, onNavigate }: SidebarProps) => {
  const translate = useTranslate();
  const theme = useTheme();
  const hasOwnSkin = useAppearance().aside.skin !== 'page';
  return (
    <nav
      aria-label={translate('shell.menu')}
      className={styles.menu}
      style={hasOwnSkin ? theme.customProperties() : undefined}
    >
      <Brand isOpen={isOpen} onNavigate={onNavigate} />
      <Menu isOpen={isOpen} onNavigate={onNavigate} />
      {onToggle && <FoldButton isOpen={isOpen} onToggle={onToggle} />}
    </nav>
  );
};

const Brand = ({ isOpen, onNavigate }: SidebarProps) => {
  const product = useTranslate()('product.name');
  return (
    <div className={styles.brand}>
      <LinkBase to="/dashboard" aria-label={product} onClick={onNavigate}>
        <BrandMark />
        {isOpen && <span className={styles.product}>{product}</span>}
      </LinkBase>
    </div>
  );
};

const Menu = ({ isOpen, onNavigate }: SidebarProps) => {
  const { roles } = useCurrentUser();
  const { pathname } = useDocumentedLocation();
  const { groupNames } = useAppearance().aside;
  const sections = useMemo(() => menuOf(roles), [roles]);
  const active = activeItem(sections, pathname);
  return (
    <div className={styles.groups} data-named={(isOpen && groupNames) || undefined}>
      {sections.map((section) => (
        <Group
          key={section.group}
          section={section}
          active={active}
          isOpen={isOpen}
          isNamed={groupNames}
          onNavigate={onNavigate}
        />
      ))}
    </div>
  );
};

type GroupProps = {
  section: MenuSection;
  active: MenuItem | undefined;
  isOpen: boolean;
  /** Whether groups have names, and can be folded. */
  isNamed: boolean;
  onNavigate?: () => void;
};

/**
 * A group under its name, which folds it, except that of the current page: it is always open. Where only icons are
 * shown, a line divides the groups, and each of those folded is one button, which opens its entries beside the menu.
 */
const Group = ({ section, active, isOpen, isNamed, onNavigate }: GroupProps) => {
  const { group, label, items } = section;
  const translate = useTranslate();
  const { isFolded, toggle } = useFoldedGroup(group);
  const id = `menu-${group}`;
  const hasName = isNamed && items.length > 1;
  const canFold = hasName && !items.some((item) => item === active);
  const name = translate(label);
  const box = useRef<HTMLDivElement>(null);
  const press = () => {
    flushSync(toggle);
    if (isFolded) box.current?.scrollIntoView?.({ block: 'nearest' });
  };
  if (!isOpen && canFold && isFolded) return <FoldedGroup section={section} name={name} />;
  return (
    <div ref={box} className={styles.group}>
      <div id={id} className={hasName && isOpen ? styles.name : text.visuallyHidden}>
        {canFold && isOpen ? (
          <button type="button" className={styles.title} aria-expanded={!isFolded} onClick={press}>
            {name}
            <ExpandMoreIcon />
          </button>
        ) : (
          <span className={styles.title}>{name}</span>
        )}
      </div>
      <ul aria-labelledby={id} hidden={isFolded && canFold}>
        {items.map((item) => (
          <MenuEntry
            key={item.name}
            item={item}
            isActive={item === active}
            isOpen={isOpen}
            onNavigate={onNavigate}
          />
        ))}
      </ul>
    </div>
  );
};

type FoldedGroupProps = { section: MenuSection; name: string };

const FoldedGroup = ({ section: { icon: Icon, items }, name }: FoldedGroupProps) => {
  const { anchor, open, close } = usePageAnchor();
  return (
    <div className={styles.group}>
      <LazyTooltip title={name} placement="right">
        <button
          type="button"
          className={`${styles.link} ${styles.folded}`}
          aria-label={name}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={(event) => open(event.currentTarget)}
        >
          {Icon && <Icon />}
        </button>
      </LazyTooltip>
      <LazyPart
        load={loadFlyout}
        isWanted={anchor !== null}
        onFailure={close}
        props={{ anchor, name, items, onClose: close }}
      />
    </div>
  );
};

const loadFlyout = loadOnce(async () => (await import('./MenuFlyout')).MenuFlyout);

type MenuEntryProps = {
  item: MenuItem;
  isActive: boolean;
  isOpen: boolean;
  onNavigate?: () => void;
};

const MenuEntry = ({ isActive, ...props }: MenuEntryProps) => {
  const entry = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const show = () => {
      entry.current?.scrollIntoView?.({ block: 'nearest' });
      if (entry.current) alignTop(entry.current);
    };
    // Not earlier: before the page is painted, the browser would have to lay it out again.
    return isActive ? whenIdle(show, SHOWN_WITHIN_MS) : undefined;
  }, [isActive]);
  return (
    <li ref={entry}>
      <MenuLink isActive={isActive} {...props} />
    </li>
  );
};

const SHOWN_WITHIN_MS = 500;

/**
 * Scrolls the menu around `entry` on to the next whole line, or back to one at the menu's end: half a label below the
 * logo looks broken.
 */
const alignTop = (entry: HTMLElement) => {
  const menu = entry.closest(`.${styles.groups}`);
  if (!menu || menu.scrollTop === 0) return;
  const edge = menu.getBoundingClientRect().top;
  const cut = [...menu.querySelectorAll('button, li')]
    .map((line) => line.getBoundingClientRect())
    .find(({ top, bottom }) => top < edge && bottom > edge);
  if (!cut) return;
  const { scrollTop: before, scrollHeight, clientHeight } = menu;
  const hasRoom = before + cut.bottom - edge <= scrollHeight - clientHeight;
  menu.scrollTop = before + (hasRoom ? cut.bottom : cut.top) - edge;
};

const MenuLink = ({ item, isActive, isOpen, onNavigate }: MenuEntryProps) => {
  const label = useTranslate()(item.label);
  const Icon = item.icon;
  const link = (
    <LinkBase
      to={item.path}
      className={styles.link}
      aria-label={isOpen ? undefined : label}
      aria-current={isActive ? 'page' : undefined}
      onClick={onNavigate}
      onPointerEnter={item.preload}
      onFocus={item.preload}
    >
      {Icon && <Icon />}
      {isOpen && <span>{label}</span>}
    </LinkBase>
  );
  if (isOpen) return link;
  return (
    <LazyTooltip title={label} placement="right">
      {link}
    </LazyTooltip>
  );
};

const FoldButton = ({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) => {
  const translate = useTranslate();
  const label = translate(isOpen ? 'shell.sidebar.fold' : 'shell.sidebar.unfold');
  return (
    <div className={styles.fold}>
      <PlainButton look="bare" onClick={onToggle} aria-label={label} aria-expanded={isOpen}>
        <ChevronLeftIcon />
        {isOpen && translate('shell.sidebar.fold')}
      </PlainButton>
    </div>
  );
};
