import type { JobFilterOutput } from '@nukkad/contract';
import { useT } from '@nukkad/i18n/react.ts';
import { IconButton } from '@nukkad/ui';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { type PointerEvent, useRef } from 'react';
import { JobCount } from '../../features/job-search/search/job-count.tsx';
import { type Sheet, sheetAfterClick, sheetAfterSwipe } from './sheet.ts';

interface MapHeadProps {
  readonly line: string;
  readonly page: JobFilterOutput | undefined;
  readonly sheet: Sheet;
  readonly onSheet: (sheet: Sheet) => void;
}

/** The heading of the map. On a phone it is also the handle that expands or collapses the jobs. */
export function MapHead({ line, page, sheet, onSheet }: MapHeadProps) {
  const t = useT('map');
  const from = useRef<number | null>(null);
  const begin = (event: PointerEvent<HTMLElement>) => {
    // A click on the button must reach it.
    if ((event.target as Element).closest('button')) return;
    from.current = event.clientY;
    // A mouse ends the movement outside the heading.
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const end = (event: PointerEvent<HTMLElement>) => {
    if (from.current !== null) onSheet(sheetAfterSwipe(sheet, event.clientY - from.current));
    from.current = null;
  };
  const Icon = sheet === 'list' ? ChevronDown : ChevronUp;
  return (
    <div
      className="map-head"
      onPointerDown={begin}
      onPointerUp={end}
      onPointerCancel={() => {
        from.current = null;
      }}
    >
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
