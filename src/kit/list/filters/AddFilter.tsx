import AddIcon from '@mui/icons-material/Add';
import { useState, type RefObject } from 'react';
import type { ListFilter } from '@/kit/fields/column';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { lazyPart } from '@/ui/lazy/lazy-part';
import { LazyPopover } from '@/ui/lazy/overlays';
import { PlainButton } from '@/ui/plain/PlainButton';
import type { ChangeFilters } from '../filter-values';
import { BELOW, FilterPopover, PAPER } from './FilterPopover';

const FilterMenu = lazyPart(() => import('./FilterMenu'), 'FilterMenu');

type AddFilterProps = {
  button: RefObject<HTMLButtonElement | null>;
  /** The filters without a pill, because they have no value. */
  offered: readonly ListFilter[];
  filters: readonly ListFilter[];
  changeFilters: ChangeFilters;
};

/** Adds a less used filter: the user chooses it from a menu, then sets its value. */
export const AddFilter = ({ button, offered, filters, changeFilters }: AddFilterProps) => {
  const translate = useTranslate();
  const [chosen, setChosen] = useState<ListFilter>();
  const [step, setStep] = useState<'choose' | 'set' | null>(null);
  return (
    <>
      <PlainButton
        look="text"
        ref={button}
        aria-label={translate('list.add_filter')}
        aria-haspopup="menu"
        aria-expanded={step !== null}
        onClick={() => setStep('choose')}
      >
        <AddIcon />
        {translate('list.filter')}
      </PlainButton>
      <LazyPopover
        open={step === 'choose'}
        anchorEl={button.current}
        onClose={() => setStep(null)}
        anchorOrigin={BELOW}
        transitionDuration={0}
        slotProps={{ paper: { sx: { ...PAPER, width: 'auto', minWidth: 180 } } }}
      >
        <FilterMenu
          offered={offered}
          onChoose={(filter) => {
            setChosen(filter);
            setStep('set');
          }}
        />
      </LazyPopover>
      {chosen && (
        <FilterPopover
          anchor={step === 'set' ? button.current : null}
          filter={chosen}
          filters={filters}
          changeFilters={changeFilters}
          onClose={() => setStep(null)}
        />
      )}
    </>
  );
};
