import type { JobFilterOutput } from '@nukkad/contract';
import { useT } from '@nukkad/i18n/react.ts';
import { IconButton } from '@nukkad/ui';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { JobCount } from '../../features/job-search/search/job-count.tsx';
import { type Sheet, sheetAfterClick } from './sheet.ts';
import { useSheetDrag } from './use-sheet-drag.ts';

interface MapHeadProps {
  readonly line: string;
  readonly page: JobFilterOutput | undefined;
  readonly sheet: Sheet;
  readonly onSheet: (sheet: Sheet) => void;
}

/** The heading of the map. On a phone it is also the handle that pulls the jobs up and down. */
export function MapHead({ line, page, sheet, onSheet }: MapHeadProps) {
  const t = useT('map');
  const handle = useSheetDrag(sheet, onSheet);
  const Icon = sheet === 'list' ? ChevronDown : ChevronUp;
  return (
    <div className="map-head" {...handle}>
      <h1>{line}</h1>
      {page && <JobCount page={page} />}
      <IconButton
        className="map-head__turn"
        label={t(`turn.${sheet}`)}
        icon={<Icon aria-hidden size={24} />}
        onClick={() => onSheet(sheetAfterClick(sheet))}
      />
    </div>
  );
}
