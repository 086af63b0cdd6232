import { DESK_SCENES } from './desk-scenes.ts';
import { HALL_SCENES } from './hall-scenes.ts';
import { PAINT } from './paint.ts';
import { PEOPLE_SCENES } from './people-scenes.ts';
import { TRADE_SCENES } from './trade-scenes.ts';

/** The drawings of workplaces by the icon key of a job profile. `work` is for every other kind of work. */
export const WORK_SCENES: Readonly<Record<string, () => string>> = {
  ...TRADE_SCENES,
  ...DESK_SCENES,
  ...HALL_SCENES,
  ...PEOPLE_SCENES,
};

/** Returns a group with the ink outline that all shapes of a scene inherit. */
export const inked = (body: string) =>
  `<g stroke="${PAINT.ink}" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round">${body}</g>`;
