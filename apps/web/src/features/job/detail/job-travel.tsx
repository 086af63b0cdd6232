import type { JobDetail } from '@nukkad/contract';
import { travelTimes } from '@nukkad/domain/travel.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { Button } from '@nukkad/ui';
import { Bike, Bus, Footprints, House } from 'lucide-react';
import { useState } from 'react';
import { LazyHomeSheet } from '../../home/lazy-home-sheet.ts';
import { useDistanceText } from '../card/use-distance-text.ts';

const ICONS = { FOOT: Footprints, CYCLE: Bike, BUS: Bus };

/** The distance with what it is measured from, the times to get there, and a button to change the home. */
export function JobTravel({ job }: { readonly job: JobDetail }) {
  const t = useT('jobs');
  const distance = useDistanceText(job);
  const [isOpen, setOpen] = useState(false);
  if (distance === null) return null;
  const { whole, ownKm } = distance;
  return (
    <div className="job-travel">
      <p>
        <b>{whole}</b>
      </p>
      {ownKm !== null && (
        <ul className="job-travel__times">
          {travelTimes(ownKm).map(({ mode, minutes }) => {
            const Icon = ICONS[mode];
            return (
              <li key={mode}>
                <Icon aria-hidden size={18} /> {t(`travel.${mode}`, { minutes })}
              </li>
            );
          })}
        </ul>
      )}
      <Button
        variant="quiet"
        size="s"
        icon={<House aria-hidden size={18} />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t(ownKm === null ? 'distance.set' : 'distance.change')}
      </Button>
      <LazyHomeSheet isOpen={isOpen} onClose={() => setOpen(false)} city={job.city} />
    </div>
  );
}
