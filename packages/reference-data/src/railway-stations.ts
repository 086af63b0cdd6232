import rows from '../data/railway-stations.json' with { type: 'json' };
import type { RailwayStationRow } from './types.ts';

/** The main railway stations of cities. Cities where "the station" can mean several are left out. */
export const railwayStations: readonly RailwayStationRow[] = rows;
