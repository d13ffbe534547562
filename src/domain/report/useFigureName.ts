import { useResourceContext } from 'react-admin';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { isDerived, type ComparedFigure } from './report-figures';

/** Returns a function that names a figure of a report, after its field if it has one. */
export const useFigureName = () => {
  const translate = useTranslate();
  const resource = useResourceContext();
  return (figure: ComparedFigure): string =>
    translate(
      isDerived(figure) ? `report.derived.${figure}` : `resources.${resource}.fields.${figure}`,
    );
};
