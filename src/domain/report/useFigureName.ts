import { useResourceContext } from 'react-admin';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { isDerived, type ComparedFigure } from './report-figures';

/** Returns the name of a report's figure: that of the field, or of the figure derived from several. */
export const useFigureName = () => {
  const translate = useTranslate();
  const resource = useResourceContext();
  return (figure: ComparedFigure): string =>
    translate(
      isDerived(figure) ? `report.derived.${figure}` : `resources.${resource}.fields.${figure}`,
    );
};
